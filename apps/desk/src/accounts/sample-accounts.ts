import type { DeskCompany, DeskCompanyRow } from '@wbn/contract/desk/companies.ts';
import type { MergePreview } from '@wbn/contract/desk/merge.ts';
import type { DeskPerson, DeskPersonRow } from '@wbn/contract/desk/people.ts';

const at = '2026-11-02T09:30:00.000Z';
export const personID = '01939b30-11aa-7c44-8e21-5b0c7d9e1b01';
export const companyID = '01939b30-11aa-7c44-8e21-5b0c7d9e1c01';
export const otherID = '01939b30-11aa-7c44-8e21-5b0c7d9e1c02';

export const samplePeople: readonly DeskPersonRow[] = [
  {
    ...{ userID: personID, name: 'Olga Rossi', country: 'IT', companyName: 'Rossi Valves' },
    ...{ registeredAt: at, isConfirmed: true, measuredUntil: '2026-12-24T23:59:59.999Z' },
  },
  { userID: otherID, name: 'Sample Person', registeredAt: at },
];

export const samplePerson: DeskPerson = {
  ...{ userID: personID, name: 'Olga Rossi', country: 'IT', edition: 'italy', language: 'it' },
  ...{ companyName: 'Rossi Valves', jobPosition: 'Sales', registeredAt: at },
  account: { since: at, isConfirmed: true, isNew: true, hasSecondFactor: true, isStaff: false },
  allowances: [
    { act: 'post', most: 15, seconds: 86_400, left: 12, nextAt: '2026-12-02T09:30:00.000Z' },
    { act: 'comment' },
  ],
  measures: [
    {
      ...{ measureID: otherID, kind: 'mute', reason: 'spam', by: 'Ken Adeyemi', at },
      until: '2026-12-24T23:59:59.999Z',
    },
  ],
  sessions: [
    {
      ...{ sessionID: otherID, browser: 'Firefox 145 on Linux', sites: ['https://www.wbnitaly.example'] },
      ...{ since: at, lastUsedAt: at },
    },
  ],
  companies: [{ businessID: companyID, name: 'Rossi Valves', role: 'owner', isPublic: true }],
  reportsBy: { total: 4, upheld: 3, refused: 1 },
  reportsAgainst: [{ caseID: otherID, type: 'post', reasons: ['spam'], decision: 'remove', at }],
  held: [{ requestID: otherID, name: 'Hanse Pumps', at }],
  objections: [{ objectionID: otherID, type: 'report', at }],
};

export const sampleCompanies: readonly DeskCompanyRow[] = [
  {
    ...{ businessID: companyID, name: 'Rossi Valves', country: 'IT', plan: 'gold', status: 'published' },
    ...{ isVerified: true, isOwned: true, registeredAt: at },
  },
  {
    ...{ businessID: otherID, name: 'Rossi Valves SpA', country: 'IT', plan: 'standard', status: 'deleted' },
    ...{ isVerified: false, isOwned: false, registeredAt: at },
  },
];

export const sampleCompany: DeskCompany = {
  ...{
    businessID: companyID,
    name: 'Rossi Valves',
    otherNames: ['Rossi Valves SpA'],
    country: 'IT',
    city: 'Brescia',
  },
  ...{
    edition: 'italy',
    businessType: 'MA',
    status: 'published',
    registeredAt: at,
    website: 'https://rossi.example',
  },
  people: [{ userID: personID, name: 'Olga Rossi', role: 'owner', since: at }],
  products: { shown: 12, hidden: 2, drafts: 1 },
  plan: {
    level: 'gold',
    granted: 'standard',
    status: 'active',
    paidLevel: 'gold',
    periodEnd: at,
    isEnding: false,
  },
  history: [{ kind: 'subscribed', level: 'gold', at }],
  payments: [
    {
      invoiceID: 'in_1',
      status: 'paid',
      level: 'gold',
      total: 165_000,
      paid: 165_000,
      refunded: 0,
      currency: 'usd',
      at,
    },
  ],
  boosts: {
    ...{ month: '2026-11', granted: 4, left: 3 },
    entries: [{ kind: 'given', amount: 1, month: '2026-11', by: 'Vera Moss', note: 'For the outage', at }],
  },
  support: { granted: 360, left: 330 },
  supportEntries: [{ position: 2, kind: 'booked', minutes: -30, by: 'Vera Moss', note: 'Photos', at }],
  verification: {
    isVerified: true,
    until: '2027-11-01',
    cases: [{ caseID: otherID, state: 'approved', at }],
  },
  ...{ measures: [], reports: [], held: [], objections: [] },
  quotations: { asked: 2, offered: 7 },
  merges: [
    { mergeID: otherID, goneID: otherID, name: 'Rossi Valves SpA', by: 'Vera Moss', at, state: 'open' },
  ],
};

export const samplePreview: MergePreview = {
  kept: { businessID: companyID, name: 'Rossi Valves', country: 'IT', isPublic: true },
  gone: { businessID: otherID, name: 'Rossi Valves SpA', country: 'IT', isPublic: true },
  problems: [],
  moved: { products: 14, people: 2, followers: 120, threads: 31 },
  left: { followers: 8 },
  hiddenProducts: 3,
  behind: { plan: 'premium', isVerified: true, boosts: 1, supportMinutes: 90, threads: 1 },
};
