// / – the home page.
import { createFileRoute } from '@tanstack/react-router'
import { HeroSea } from '#design/illustration/hero-sea.tsx'
import { brand } from '#shared/brand.ts'
import { pageHead, publicPage } from '../page-head.ts'

export const Route = createFileRoute('/')({
  headers: publicPage,
  head: () => pageHead({ title: 'Jobs, volunteering and internships in the ocean', description: brand.description }),
  component: Home,
})

function Home() {
  return (
    <section data-scheme="dark" className="relative isolate overflow-hidden bg-deep">
      <HeroSea />
      <div className="relative mx-auto max-w-page px-(--gutter) py-24">
        <h1 className="text-5xl text-white">{brand.tagline}</h1>
      </div>
    </section>
  )
}
