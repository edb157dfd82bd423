import prepare from './prepare.ts'

// Makes the data of the journeys in the folder that is theirs (`RINDA_JOURNEYS_FOLDER`), while something else is still being tested.
await prepare()
