import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addBusinessPeople } from '../../testing/add-business-people.ts';
import { profileOf, wholeProfile } from '../../testing/profile-of.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let api: TestServer;
let page: ReturnType<typeof profileOf>;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  page = profileOf(api, await addBusinessPeople(api));
});
afterAll(() => api.stop());

const general = { companyName: 'Acme Valves', businessType: 'MA' };

describe('problems', () => {
  const bad: [string, object, string][] = [
    ['general.companyName', { general: { ...general, companyName: ' ' } }, 'is required'],
    ['general.businessType', { general: { ...general, businessType: 'XX' } }, 'is not in the list'],
    ['general.industry', { general: { ...general, industry: '0001.01' } }, 'is not in the list'],
    [
      'general.categories',
      { general: { ...general, industry: '0002', categories: ['0001.01'] } },
      'is not a category of this industry',
    ],
    [
      'general.yearStablished',
      { general: { ...general, yearStablished: 3000 } },
      'must be a year from 1000 to this year',
    ],
    [
      'general.totalEmployees.max',
      { general: { ...general, totalEmployees: { min: 9, max: 2 } } },
      'must not end before it begins',
    ],
    [
      'general.productionCapacity.period',
      { general: { ...general, productionCapacity: { min: 1, period: 'moon' } } },
      'is not in the list',
    ],
    [
      'general.video',
      { general: { ...general, video: { url: 'http://a.example/v' } } },
      'must be an https address of a film',
    ],
    [
      'general.video',
      { general: { ...general, video: { url: '/files/videos/other.mp4' } } },
      'must be an https address of a film',
    ],
    ['contactInfo.country', { contactInfo: { country: 'XX' } }, 'is not in the list'],
    [
      'contactInfo.state',
      { contactInfo: { country: 'AU', state: 'IT-25' } },
      'is not a state of this country',
    ],
    [
      'contactInfo.email',
      { contactInfo: { email: 'nobody' } },
      'must be an e-mail address such as sales@example.com',
    ],
    [
      'contactInfo.website',
      { contactInfo: { website: 'javascript:alert(1)' } },
      'must be an address such as https://www.example.com',
    ],
    ...['//evil.example', 'https:////evil.example', 'https://me@evil.example'].map(
      (website): [string, object, string] => [
        'contactInfo.website',
        { contactInfo: { website } },
        'must be an address such as https://www.example.com',
      ],
    ),
    ...["'", '\\', "! ' !"].map((companyName): [string, object, string] => [
      'general.companyName',
      { general: { companyName, businessType: 'MA' } },
      'must have a letter or a digit',
    ]),
    [
      'contactInfo.phone',
      { contactInfo: { phone: { countryCode: '+39', businessPhoneNumber: '12' } } },
      'must be a dial code and at least 8 digits in all, such as +56 32 274 0000',
    ],
    ['factory.country', { factory: { country: 'XX' } }, 'is not in the list'],
    ['factory.state', { factory: { country: 'AU', state: 'AU-XX' } }, 'is not a state of this country'],
    ['factory.contractManufacturing', { factory: { contractManufacturing: ['XX'] } }, 'is not in the list'],
    ['tradeCapabilities.markets', { tradeCapabilities: { markets: ['xx'] } }, 'is not in the list'],
    [
      'tradeCapabilities.spokenLanguages',
      { tradeCapabilities: { spokenLanguages: ['xx'] } },
      'is not in the list',
    ],
    ...['acceptedDeliveryTerms', 'acceptedPaymentCurrencies', 'packagingTypes', 'acceptedPaymentTypes'].map(
      (field): [string, object, string] => [
        `businessTerms.${field}`,
        { businessTerms: { [field]: ['constructor'] } },
        'is not in the list',
      ],
    ),
    ['certificates.0.name', { certificates: [{ name: '' }] }, 'is required'],
    [
      'certificates.0.issueDate',
      { certificates: [{ name: 'a', issueDate: '2024-02-30' }] },
      'must be a date such as 2026-10-24',
    ],
    [
      'certificates.0.expireDate',
      { certificates: [{ name: 'a', issueDate: '2024-02-03', expireDate: '2024-02-02' }] },
      'must not expire before it is issued',
    ],
    [
      'certificates.0.photo',
      { certificates: [{ name: 'a', photo: { url: 'https://a.example/p.jpg' } }] },
      'is not in the list',
    ],
  ];
  it.each(bad)(
    'BIZ-19 to BIZ-24: reports %s by its path, and stores nothing of the save',
    async (path, body, problem) => {
      await page.save(wholeProfile);
      const before = await page.load();
      const answer = await page.save({ tradeCapabilities: { averageLeadTime: 99 }, ...body });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ name: 'ValidationError', fields: { [path]: problem } });
      expect(Object.keys(answer.body.fields)).toEqual([path]);
      expect(await page.load()).toEqual(before);
    },
  );
});
