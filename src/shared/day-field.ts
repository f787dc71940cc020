// Days and moments in contracts: such as exist, in a time in which they can be meant. The database knows no year 0, and
// what is reckoned from the last day of the year 9999 leads beyond what can be written.
import { z } from 'zod'

const canBeMeant = (text: string) => text >= '1900' && text < '3000'

export const dayField = (error = 'Please enter a date') => z.iso.date({ error }).refine(canBeMeant, { error })

export const momentField = (error = 'Please enter a date and a time') =>
  z.iso.datetime({ offset: true, error }).refine(canBeMeant, { error })
