/** A shop as an administrator registers it; each number another one. */
export const shopRegistration = (number: number) => ({
  shopName: `Shop ${number}`,
  shopDescription: 'Fresh every day',
  category: 'food' as const,
  email: `shop${number}@ozi.test`,
  address: 'Opposite Assumpta, second gate',
  place: {
    placeName: 'Ikenegbu Layout',
    coordinates: [7.04, 5.494] as [number, number],
    state: 'Imo',
    city: 'Owerri',
    neighborhood: '',
    locality: '',
    district: '',
    street: '',
    category: 'neighborhood',
  },
  mobileNumber: '+2348031234567',
  ownersFirstName: 'Ngozi',
  ownersLastName: 'Eze',
  ownersEmail: `owner${number}@ozi.test`,
  ownersPhone: '+2348037654321',
})
