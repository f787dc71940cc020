// Where drizzle-kit finds the tables and puts the migrations: npm run db:generate
import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/*.table.ts',
  out: './drizzle',
  casing: 'snake_case',
})
