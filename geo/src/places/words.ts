/**
 * Abbreviations that are common in all of Nigeria: one typed word and the words it may stand for. Local names
 * (FUTO, PH) belong to the city's data, not here.
 */
export const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  av: ['avenue'],
  ave: ['avenue'],
  avn: ['avenue'],
  blvd: ['boulevard'],
  bstop: ['busstop'],
  cath: ['cathedral', 'catholic'],
  center: ['centre'],
  centr: ['centre'],
  ch: ['church'],
  col: ['college'],
  coll: ['college'],
  cres: ['crescent'],
  ctr: ['centre'],
  dr: ['drive', 'doctor'],
  est: ['estate'],
  estat: ['estate'],
  exp: ['expressway'],
  ext: ['extension'],
  extn: ['extension'],
  fed: ['federal'],
  gen: ['general'],
  gov: ['government', 'governor'],
  govt: ['government'],
  gvt: ['government'],
  hosp: ['hospital'],
  hotl: ['hotel'],
  hq: ['headquarters'],
  hqtrs: ['headquarters'],
  hse: ['house'],
  intl: ['international'],
  jct: ['junction'],
  jn: ['junction'],
  jnc: ['junction'],
  jtn: ['junction'],
  junc: ['junction'],
  junct: ['junction'],
  ln: ['lane'],
  mkt: ['market'],
  mrkt: ['market'],
  neighbourhood: ['neighborhood'],
  poly: ['polytechnic'],
  pri: ['primary'],
  rabout: ['roundabout'],
  rbt: ['roundabout'],
  rd: ['road'],
  sch: ['school'],
  sec: ['secondary', 'secretariat'],
  st: ['street', 'saint'],
  stn: ['station'],
  str: ['street'],
  tech: ['technology', 'technical'],
  uni: ['university'],
  univ: ['university'],
  varsity: ['university'],
}

/** Words that relate a place to a landmark: the words after them name the landmark. */
export const LANDMARK_CUES: ReadonlySet<string> = new Set(
  words(
    'opp opposite by near nr beside behind after before around adjacent adj along off facing inside within close front next at',
  ),
)

/** Words that do not help to identify a place. */
export const FILLERS: ReadonlySet<string> = new Set(words('the of in to and a an no from for'))

/**
 * Words of which names of places are made everywhere: a name of nothing else, such as Main Market, is that of
 * several places.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  words(`
    main new old central market timber shed motor park mechanic village transport company
    army barracks police command headquarters station post office fire service bank
    state federal government municipal council secretariat house town hall reserved area gra
    primary secondary grammar technical comprehensive high girls boys school college university polytechnic
    general specialist teaching medical health maternity hospital clinic centre
    church christ cathedral catholic anglican holy ghost rosary all saint saints
    paul s pauls mary marys peter peters john johns joseph josephs james jude theresa michael michaels
    junction roundabout flyover bridge busstop bus stop
    road street avenue lane close crescent drive way layout estate housing extension expressway
    hotel plaza mall stadium square guest
  `),
)

/** Words behind the name of a town that make it the name of a street. 'Mbaise St' is read as Saint unless it ends there. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  words('street saint road close avenue lane crescent drive dr way boulevard'),
)

/** Words behind a name that make it the name of a shop or a compound: 'Mbieri Kitchen', 'Orji compound'. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(
  words(`
    kitchen restaurant foods eatery bakery bakers buka bukka canteen bar lounge suya grill cuisine
    salon saloon barbing barber spa boutique fashion fashions fabrics tailoring tailors textiles collections
    pharmacy chemist stores supermarket superstore supermart minimart mart provisions
    ventures enterprise enterprises limited ltd sons brothers nig microfinance
    electronics electricals phones computers cybercafe photos studio studios laundry drycleaners
    motors autos furniture cosmetics jewellery bookshop
    compound family residence villa
  `),
)

/** Words before a name that make it the name of a person: 'Chief Orji'. */
export const OWNER_TITLES: ReadonlySet<string> = new Set(
  words(`
    mr mrs ms miss dr chief barr barrister prof professor engr engineer arc pastor rev reverend bishop
    mama papa mummy daddy nna nne oga madam aunty auntie uncle alhaji sir lady nze lolo
  `),
)

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
