// The id of something in a form or an address. Written in capitals it is the same one: it is taken as the database writes it,
// so that two can be compared.
import { z } from 'zod'

export const idField = (error?: string) => z.uuid(error).toLowerCase()
