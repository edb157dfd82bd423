/**
 * Options of V8 for the server. Without one the space for new objects grows to 128 MB on a machine with much memory, and is given back only by a collection of
 * everything: with 1,100 portals 91 of 316 MB were that, for no processor saved. The container names them too.
 */
export const serverFlags = ['--max-semi-space-size=16']
