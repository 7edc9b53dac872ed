import { wholeForm } from '../add-member.ts';
import type { PermissionRow, World } from './permission-row.ts';

interface WholeBody {
  readonly body?: (world: World) => object;
  /** Fields of the contract that the body omits. */
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

/** Complete bodies for calls whose row in the permission table sends less. */
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
    // The id of a certificate must name an existing one.
    keep: ['id'],
  },
  'create-product': { body: ({ businessID }) => ({ ...product, businessID }), keep: ['videoID'] },
  'save-product': { body: () => ({ ...product, version: 1 }) },
  // Without the id the file is for a company that is being created.
  'request-business-upload': { keep: ['businessID'] },
  // `mentions` may be absent; the comments' own tests check who is mentioned.
  'make-comment': { keep: ['businessID'] },
  'make-post': { keep: ['businessID'] },
  // Founded or joined by the person.
  'create-group': { keep: ['businessID'] },
  'join-group': { keep: ['businessID'] },
  'request-to-join-group': { keep: ['businessID'] },
  'save-own-profile': { body: () => ({ ...wholeForm, version: 1 }) },
  // Done by the person.
  react: { keep: ['businessID'] },
  'remove-reaction': { keep: ['businessID'] },
  'request-connection': { keep: ['businessID'] },
  // A boosted product must belong to the company.
  'start-boost': { keep: ['productID'] },
  // The product of an inquiry must belong to the receiver.
  'send-request': { keep: ['productID'] },
  'send-requests': { keep: ['productID'] },
  // The product of an offer must belong to the company that offers it.
  'make-offer': { keep: ['productID'] },
};
