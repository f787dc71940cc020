// The facts of this installation, under the name by which the server's top knows them.
export { siteFactsRoutes } from '#http/site-facts.ts'
