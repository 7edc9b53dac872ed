import { businessProblems } from './business-problems.ts';

/**
 * Problems of a row of a product CSV besides field problems, with the texts that the API sends. Pages translate them
 * by key.
 */
export const importProblems = {
  ...businessProblems,
  sameColumn: 'is the same column as another header of the file',
  unknownProduct: 'is not a product of this company',
  deletedProduct: 'is a product that was deleted: bring it back first',
  sameProduct: 'is the same product as another row of the file',
  severalProducts: 'is the number of several products: write the product ID that the export gives',
  continues: 'continues a product above (a variant or a picture): not imported',
  translation: 'is a product above in another language: the first language is imported',
  proposed: 'is a category of the shop: the one of ours that is most like it is chosen, please check it',
  noSlot: 'no slot left',
  tooManyCells: 'has more cells than the header: put quotes around text that holds the separator',
  status: 'must be draft or published',
  stock: 'must be yes or no',
  amount: 'must be an amount such as 1850.00, with the decimals of its currency',
  currency: 'must be a currency of ISO 4217, such as USD',
  noCurrency: 'has no currency: say it for the whole file, or in a column such as Currency',
  ambiguous: 'is the name of several: write the code',
  specs: "must be lines 'name: value'",
  foreignPhoto:
    'is no address of a picture that starts with http: send the picture on the page of the product',
  morePhotos: 'has more photos than a product takes: the first 11 are fetched',
  newPhoto: 'is not a picture of this company: write an address that the export of its products gives',
  tiers: "must be 'quantity: amount' for each tier, with ' | ' between them, such as 100: 17 | 500: 15",
  noValue: 'is an error or a gap that another program wrote: write the value, or leave the cell empty',
  text: 'holds a character that text cannot have',
} as const;

export type ImportProblem = keyof typeof importProblems;

/** All keys, for the schema. */
export const importProblemCodes = Object.keys(importProblems) as [ImportProblem, ...ImportProblem[]];
