// Before each file of tests: properties are tried with the same values in every run, so that none fails by chance.
import fc from 'fast-check'
import { inject } from 'vitest'

const seed = inject('fuzzSeed')
if (seed !== 'any') fc.configureGlobal({ seed: Number(seed) })
