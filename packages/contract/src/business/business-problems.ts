/** Problems of company and product fields, with the texts that the API sends. Pages translate them by key. */
export const businessProblems = {
  required: 'is required',
  name: 'must have a letter or a digit',
  latin: 'must be in Latin letters',
  tooLong: 'is too long',
  tooMany: 'has too many entries',
  unknown: 'is not in the list',
  state: 'is not a state of this country',
  category: 'is not a category of this industry',
  subCategory: 'is not a sub-category of this category',
  year: 'must be a year from 1000 to this year',
  number: 'must be a whole number from 0 to 1,000,000,000',
  range: 'must not end before it begins',
  email: 'must be an e-mail address such as sales@example.com',
  website: 'must be an address such as https://www.example.com',
  video: 'must be an https address of a film',
  phone: 'must be a dial code and at least 8 digits in all, such as +56 32 274 0000',
  date: 'must be a date such as 2026-10-24',
  dates: 'must not expire before it is issued',
  ean: 'must be 8, 12, 13 or 14 digits with a right check digit',
  price: 'must be an amount of 0 or more in a currency of ISO 4217',
  quantity: 'must be a number above 0, up to 1,000,000,000',
  tierAmount: 'must be an amount above 0 in the smallest unit of the currency',
  tierFrom: 'must be a whole number from 2 to 1,000,000,000',
  tierOrder: 'must be more than the quantity of the tier before',
  tierDearer: 'must not be more than the price of a smaller quantity',
  duplicate: 'is there twice',
  photo: 'is not a picture of this product',
} as const;

export type BusinessProblem = keyof typeof businessProblems;

const byWords = new Map(
  Object.entries(businessProblems).map(([key, words]) => [words as string, key as BusinessProblem]),
);

/** Returns the key of a problem from its text in an issue or error reply; `unknown` for any other text. */
export function businessProblemOf(words: string): BusinessProblem {
  return byWords.get(words) ?? 'unknown';
}
