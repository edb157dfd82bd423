/** Minutes at which the lengths of promised waits begin: less than 5, 5 and less than 10, and so on. */
export const promiseLengths = [0, 5, 10, 15, 20, 30, 45, 60] as const

/** Most days that are told in figures at once: a year. */
export const mostFigureDays = 366
