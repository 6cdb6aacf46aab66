/** True if a host, with or without a port, names this machine to itself: localhost, 127.0.0.1, [::1], *.localhost. */
export const isLoopbackHost = (host: string): boolean =>
  /^(?:(?:[\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i.test(host)
