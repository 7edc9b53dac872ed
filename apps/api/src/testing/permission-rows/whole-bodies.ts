import { wholeForm } from '../add-member.ts';
import type { PermissionRow, World } from './permission-row.ts';

interface WholeBody {
  readonly body?: (world: World) => object;
  /** Fields of the contract that the body leaves out. */
  readonly keep?: readonly string[];
}

const product = {
  name: 'Gate valve',
  model: 'GV 1',
  keywords: ['valve'],
  specs: [{ key: 'Size', value: 'DN 50' }],
  photos: [],
  videos: [{ url: 'https://video.example/video.mp4' }],
  price: { amount: 1200, currency: 'USD', unit: 'piece' },
  status: 'published',
};

const phone = { countryCode: '852', businessPhoneNumber: '2345 6789' };

/** Bodies with everything that can be sent, where a row of the permission table sends less. */
export const wholeBodies: Partial<Record<PermissionRow['name'], WholeBody>> = {
  'save-business': {
    body: () => ({
      general: {
        companyName: 'Kowloon Valves',
        businessType: { code: 'MA', name: 'Manufacturer' },
        totalEmployees: { min: 1, max: 5 },
        productionCapacity: { min: 1, max: 2, unit: 't', period: 'day' },
        video: { url: 'https://video.example/video.mp4' },
      },
      contactInfo: { city: 'Kowloon', phone, mobilePhone: phone, email: '' },
      factory: { city: 'Kowloon', factorySize: 100 },
      tradeCapabilities: { totalEmployeesSales: { min: 1, max: 2 }, averageLeadTime: 5 },
      businessTerms: { acceptedDeliveryTerms: [], packagingTypes: [] },
      certificates: [{ name: 'ISO 9001', issueDate: '2024-01-01' }],
      versions: {},
    }),
    // An id that is sent with a certificate names one that is there.
    keep: ['id'],
  },
  'create-product': { body: ({ businessID }) => ({ ...product, businessID }), keep: ['videoID'] },
  'save-product': { body: () => ({ ...product, version: 1 }) },
  // Without one the file is for a company that is about to be created.
  'request-business-upload': { keep: ['businessID'] },
  // Absent, or the mentions of the text; whom they name is checked by the comments' own tests.
  'make-comment': { keep: ['businessID'] },
  'make-post': { keep: ['businessID'] },
  'save-own-profile': { body: () => ({ ...wholeForm, version: 1 }) },
  // Done in one's own name.
  react: { keep: ['businessID'] },
  'remove-reaction': { keep: ['businessID'] },
  'request-connection': { keep: ['businessID'] },
  // A product that is promoted has to be of the company.
  'start-boost': { keep: ['productID'] },
  // The product of an inquiry has to be of whoever is asked.
  'send-request': { keep: ['productID'] },
  'send-requests': { keep: ['productID'] },
};
