// Which page of a long list is asked for, in an address or a query. What makes no sense is the first.
import { z } from 'zod'

export const pageField = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)
