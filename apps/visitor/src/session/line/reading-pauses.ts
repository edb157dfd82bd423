// Times in ms to the next reading of what a page shows. Each screen has others, so that those that hear of one change do not ask at one moment.

/** By itself, as not every change is told. */
export const readAgainMs = () => 50_000 + Math.random() * 20_000
/** After it could not be read. */
export const tryAgainMs = () => 3_000 + Math.random() * 2_000
/** After a change; further ones until then share the reading. */
export const changedMs = () => 500 + Math.random() * 1_500
