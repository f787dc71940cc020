// npm run build: builds the pages now. npm start does it by itself when it is needed.
import { buildPages } from '../src/server/build.ts'

await buildPages()
