// What people ask before they join, and what is true.
import { brand } from '#shared/brand.ts'

export const membershipQuestions = (price: string) => [
  {
    question: 'Does it renew by itself?',
    answer: `No. You pay ${price} once, and the membership ends after a year. We write to you before it does; extending it is up to you.`,
  },
  {
    question: 'How do I pay, and what do you know of my card?',
    answer:
      'On the page of Stripe, our card payment provider. We are told that you paid, how much and with which e-mail address, and nothing of the card.',
  },
  {
    question: `Why must the e-mail be the one of my ${brand.name} account?`,
    answer:
      'Because that is how a payment finds its member. If it happened with another address, write to us: nothing is lost, and we put the two together by hand.',
  },
  {
    question: 'Can I have my money back?',
    answer:
      'No: the listings are open to you at once, so you waive the right of withdrawal when you pay, and fees are not refunded. The free plan lets you see how we choose before you decide.',
  },
  {
    question: 'Where do the listings come from?',
    answer:
      "From the organisations' own postings. One person reads each before it goes up, and every listing links to its source, where you apply.",
  },
  {
    question: 'What happens when my year is over?',
    answer:
      'Your account, favorites and forum posts stay. The list goes back to the three newest opportunities until you join again.',
  },
]
