import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { membershipLevels } from '@wbn/contract/shared/values.ts';

interface Range {
  readonly min?: number;
  readonly max?: number;
}

interface Phone {
  readonly countryCode: string;
  readonly businessPhoneNumber: string;
}

export interface DemoProduct {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly category: string;
  readonly subCategory?: string;
  readonly model?: string;
  readonly brand?: string;
  readonly leadTime?: string;
  readonly stock?: boolean;
  /** In whole units of the currency, such as 38.4 dollars. */
  readonly price?: { readonly amount: number; readonly currency: string; readonly unit?: string };
  readonly specs: readonly { readonly key: string; readonly value: string }[];
  readonly likes?: number;
}

export interface DemoBusiness {
  readonly key: string;
  readonly companyName: string;
  readonly businessType: string;
  readonly industry: string;
  readonly categories: readonly string[];
  readonly country: string;
  readonly state?: string;
  readonly city: string;
  readonly zipcode?: string;
  readonly shortDescription: string;
  readonly generalDescription: string;
  readonly yearStablished?: number;
  readonly totalAnnualRevenue?: Range;
  readonly totalEmployees?: Range;
  readonly totalProductionEmployees?: Range;
  readonly productionCapacity?: Range & { readonly unit?: string; readonly period?: string };
  readonly subscription: (typeof membershipLevels)[number];
  readonly verified: boolean;
  readonly contact: {
    readonly legalAddressEnglish?: string;
    readonly shippingAddressEnglish?: string;
    readonly email?: string;
    readonly website?: string;
    readonly phone?: Phone;
    readonly mobilePhone?: Phone;
  };
  readonly factory?: object;
  readonly tradeCapabilities?: object;
  readonly businessTerms?: object;
  readonly certificates?: readonly {
    readonly name: string;
    readonly issueDate?: string;
    readonly expireDate?: string;
  }[];
  readonly members: readonly { readonly person: string; readonly role: 'owner' | 'admin' | 'member' }[];
  readonly likes?: number;
  readonly registeredOn: string;
  readonly products: readonly DemoProduct[];
}

export interface DemoPerson {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly profession?: string;
  readonly showProfession?: boolean;
  readonly country: string;
  readonly state?: string;
  readonly city?: string;
  readonly businessType?: string;
  readonly industry?: string;
  readonly companyName?: string;
  readonly jobPosition?: string;
  readonly preferredLanguage?: string;
  readonly briefPresentation?: string;
  readonly gender?: string;
  readonly birthDate?: string;
  readonly showBirthDate?: boolean;
  readonly likes?: number;
}

/** The author: a person, as themselves or `as` a company they work for; without `by` the company's first member. */
interface Author {
  readonly by?: string;
  readonly as?: string;
}

/** A post; `@[key]` in a text mentions a person or company. */
export interface DemoPost extends Author {
  readonly key: string;
  /** Days before the world is loaded, so that the feed always has recent posts. */
  readonly daysAgo: number;
  readonly text: string;
  /** Key of a company, product or person, shown as a card. */
  readonly card?: string;
  readonly likes: number;
  readonly comments: readonly (Author & {
    /** Hours after the post. */
    readonly after: number;
    /** Index of the answered comment of this post; absent: a comment on the post itself. */
    readonly to?: number;
    readonly text: string;
  })[];
}

/** An inquiry and the messages that follow it. */
export interface DemoInquiry {
  readonly key: string;
  /** The sender: a person, as themselves or `as` a company. */
  readonly from: { readonly by: string; readonly as?: string };
  readonly to: string;
  /** Inquiries sent to several companies at once share a round. */
  readonly round?: string;
  readonly subject: string;
  readonly product?: string;
  readonly quantity: number;
  readonly unit: string;
  readonly deliveryCountry: string;
  readonly deliveryTerm: string;
  readonly daysAgo: number;
  /** The side that has closed it. */
  readonly closed?: 'S' | 'R';
  readonly messages: readonly {
    /** Hours after the inquiry; absent for the first message. */
    readonly after?: number;
    /** `S`: the buyer; absent: the asked company. */
    readonly from?: 'S';
    /** The member who writes for the company. */
    readonly by?: string;
    readonly text: string;
    readonly offer?: object;
  }[];
}

/** A pending connection request. */
interface DemoConnectionRequest {
  readonly from: string;
  readonly to: string;
  readonly daysAgo: number;
  readonly message?: string;
}

export interface DemoWorld {
  readonly companies: readonly DemoBusiness[];
  readonly people: readonly DemoPerson[];
  readonly posts: readonly DemoPost[];
  readonly requests: readonly DemoConnectionRequest[];
  readonly inquiries: readonly DemoInquiry[];
}

const dataFolder = fileURLToPath(new URL('../../data', import.meta.url));
export const picturesFolder = join(dataFolder, 'pictures');

/** Reads the files of `data/`. Unknown keys are detected when rows are made. */
export function readDemoWorld(): DemoWorld {
  return {
    companies: readFolder<DemoBusiness>('businesses'),
    people: readFolder<DemoPerson[]>('.').flat(),
    posts: readFolder<DemoPost[]>('posts').flat(),
    requests: readFolder<DemoConnectionRequest[]>('connections').flat(),
    inquiries: readFolder<DemoInquiry[]>('inquiries').flat(),
  };
}

function readFolder<Content>(name: string): Content[] {
  const folder = join(dataFolder, name);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content);
}
