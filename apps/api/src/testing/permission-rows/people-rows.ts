import { addSavedSearch } from '../add-saved-search.ts';
import { drawSample } from '../sample-pictures.ts';
import { sendPicture } from '../send-upload.ts';
import { anyone, editors, type PermissionRow, signedIn } from './permission-row.ts';

const picture = { contentType: 'image/jpeg', fileSize: 2_000 };

/** Profiles and uploads. */
export const peopleRows: readonly PermissionRow[] = [
  { name: 'load-own-profile', expected: anyone },
  { name: 'save-own-profile', expected: signedIn, request: () => ({ body: { city: 'Perth' } }) },
  {
    name: 'save-search',
    expected: signedIn,
    request: () => ({ body: { name: 'Pumps', parameters: 'business=PR&search=pump', edition: 'chile' } }),
  },
  { name: 'list-saved-searches', expected: signedIn },
  {
    name: 'change-saved-search',
    // The owner's saved searches do not exist for others.
    expected: [401, 404, 404, 404, 200],
    request: async ({ owner }, api) => ({
      params: { id: await addSavedSearch(api, owner.userID) },
      body: { alerts: 'weekly' },
    }),
  },
  {
    name: 'delete-saved-search',
    // For others there is nothing to delete.
    expected: signedIn,
    request: async ({ owner }, api) => ({ params: { id: await addSavedSearch(api, owner.userID) } }),
  },
  {
    name: 'load-public-profile',
    expected: anyone,
    request: ({ owner }) => ({ params: { id: owner.userID } }),
  },
  {
    name: 'load-reaction-summary',
    expected: anyone,
    request: ({ businessID }) => ({ params: { id: businessID } }),
  },
  {
    name: 'request-user-upload',
    expected: signedIn,
    request: () => ({ body: { ...picture, purpose: 'profilePhoto' } }),
  },
  {
    name: 'request-business-upload',
    expected: editors,
    request: ({ businessID }) => ({ body: { ...picture, purpose: 'coverPhoto', businessID } }),
  },
  {
    name: 'request-business-upload',
    when: 'for a product',
    expected: editors,
    request: ({ businessID }) => ({ body: { ...picture, purpose: 'productPhoto', businessID } }),
  },
  {
    name: 'request-business-upload',
    when: 'for a company that is about to be created',
    expected: signedIn,
    request: () => ({ body: { ...picture, purpose: 'coverPhoto' } }),
  },
  { name: 'request-profile-photo-upload', expected: signedIn, request: () => ({ body: picture }) },
  {
    name: 'validate-profile-photo-upload',
    // The owner's uploads do not exist for others.
    expected: [401, 404, 404, 404, 200],
    request: async ({ owner }, api) => {
      const bytes = await drawSample({ width: 400, height: 400 }).jpeg().toBuffer();
      const user = { ...owner, familyID: '' };
      return { body: { token: await sendPicture({ url: api.url, user, bytes }) } };
    },
  },
];
