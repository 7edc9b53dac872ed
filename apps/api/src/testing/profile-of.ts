import { loadBusiness } from '@wbn/contract/business/business.ts';
import type { BusinessPeople, BusinessPerson } from './add-business-people.ts';
import { ask, callServer } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

/** What the pages of a company with these members do. */
export function profileOf(api: TestServer, { businessID, owner }: BusinessPeople) {
  const url = `${api.url}/business/profile/${businessID}`;
  return {
    save: (body: object, person: Partial<BusinessPerson> = owner, language = 'en') =>
      ask(url, {
        method: 'PUT',
        headers: { ...person.headers, 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(body),
      }),
    load: async (person: Partial<BusinessPerson> = owner, language = 'en') => {
      const headers = { ...person.headers, 'accept-language': language };
      return (await callServer(api.url, loadBusiness, { params: { id: businessID } }, headers)).body;
    },
    /** Returns the activity, oldest first. */
    activity: async () => {
      const rows = await api.db
        .selectFrom('business_activity')
        .select(['action', 'details', 'user_id'])
        .where('business_id', '=', businessID)
        .orderBy('id')
        .execute();
      return rows.map(({ action, details, user_id }) => ({ action, details, userID: user_id }));
    },
  };
}

/** Every field of every part, as forms send it. */
export const wholeProfile = {
  general: {
    companyName: '普罗瓦龙头厂',
    latinName: 'Rubinetterie Prova',
    shortDescription: 'Taps',
    generalDescription: 'Taps since 1974.\r\nAnd valves.',
    businessType: 'EX',
    industry: '0001',
    categories: ['0001.02', '0001.01'],
    yearStablished: 1974,
    totalAnnualRevenue: { min: 1_000_000, max: 5_000_000_000 },
    totalEmployees: { min: 11, max: 50 },
    totalProductionEmployees: { min: 5 },
    productionCapacity: { min: 1, max: 9, unit: 'taps', period: 'day' },
    video: { url: 'https://video.example/v.mp4' },
  },
  contactInfo: {
    legalAddressEnglish: 'Via Prova 1',
    shippingAddressEnglish: 'Via Prova 2',
    city: 'Lumezzane',
    zipcode: '25065',
    country: 'IT',
    state: 'IT-25',
    email: 'info@prova.example',
    website: 'www.prova.example',
    phone: { countryCode: '39', businessPhoneNumber: '030 5550 1234' },
    mobilePhone: { countryCode: '+39', businessPhoneNumber: '333 5550 123' },
  },
  factory: {
    manufacturingFacilities: 'Foundry',
    city: 'Lumezzane',
    zipcode: '25065',
    country: 'IT',
    state: 'IT-25',
    factorySize: 4200,
    numberProductionLines: 3,
    contractManufacturing: ['OEM', 'private-label'],
  },
  tradeCapabilities: {
    markets: ['oceania', 'east-asia'],
    spokenLanguages: ['it', 'en'],
    totalEmployeesSales: { min: 1, max: 3 },
    averageLeadTime: 20,
  },
  businessTerms: {
    acceptedDeliveryTerms: ['FOB', 'EXW'],
    acceptedPaymentCurrencies: ['EUR'],
    packagingTypes: ['crate'],
    acceptedPaymentTypes: ['letter-of-credit'],
  },
  certificates: [
    { name: 'ISO 14001', issueDate: '2021-01-31', expireDate: '2031-01-30' },
    { name: 'ISO 9001', issueDate: '2024-01-31' },
  ],
};
