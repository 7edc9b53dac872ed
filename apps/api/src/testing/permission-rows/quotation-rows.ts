import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople } from '../add-business-people.ts';
import { addOffer, addQuestion, addQuotation } from '../add-quotation.ts';
import type { TestServer } from '../start-test-server.ts';
import { type Expected, type PermissionRow, people, signedIn, type World } from './permission-row.ts';

const wanted = {
  subject: 'Gate valves',
  text: 'Two hundred gate valves, DN 50.',
  categoryID: '0001',
  quantity: 200,
  unit: 'pieces',
  deliveryCountry: 'AU',
};
const offered = { offer: { price: { amount: 4_500, currency: 'USD' } }, text: 'We have them in stock.' };

/** Adds a request for quotation of the outsider, to which the company is invited. */
async function received({ businessID, outsider }: World, { db }: TestServer) {
  const id = await addQuotation(db, { user_id: outsider.userID, invited: [businessID] });
  return { params: { id } };
}

/** The same with an offer of another company. */
async function answered(world: World, api: TestServer, businessID?: string) {
  const { db } = api;
  const buyer = businessID ? world.owner : world.outsider;
  const id = await addQuotation(db, { user_id: buyer.userID, business_id: businessID ?? null });
  const other = await addBusinessPeople(api, { status: 'published' });
  const offerID = await addOffer(db, {
    quotation_id: id,
    business_id: other.businessID,
    user_id: other.owner.userID,
  });
  return { params: { id }, body: { offerID } };
}

/** The same with a file. */
async function withFile(world: World, api: TestServer, isOfOffer = false) {
  const { params } = await received(world, api);
  const { businessID, owner } = world;
  if (isOfOffer)
    await addOffer(api.db, { quotation_id: params.id, business_id: businessID, user_id: owner.userID });
  const fileID = newId();
  const file = {
    name: 'Drawing.pdf',
    content_type: 'application/pdf',
    size: 9,
    path: 'private/none/file.pdf',
  };
  await api.db
    .insertInto('quotation_file')
    .values({
      ...{ id: fileID, quotation_id: params.id, place: 1, ...file },
      business_id: isOfOffer ? businessID : null,
    })
    .execute();
  return { params: { ...params, fileID }, body: { use: 'download' } };
}

const ofCompany = ({ businessID, owner }: World, { db }: TestServer) =>
  addQuotation(db, { user_id: owner.userID, business_id: businessID });

const asCompany = ({ businessID }: World) => ({ query: { bid: businessID } });

/** Hides the request for quotation from others. */
const buyer: Expected = [401, 200, 404, 404, 404];
const colleagues: Expected = [401, 404, 200, 200, 200];

/** Requests for quotation and offers: every business member may ask and offer (decision 7). */
export const quotationRows: readonly PermissionRow[] = [
  { name: 'create-quotation', expected: signedIn, request: () => ({ body: wanted }) },
  {
    name: 'create-quotation',
    when: "in the company's name",
    expected: people,
    request: ({ businessID }) => ({ body: { ...wanted, from: businessID } }),
  },
  {
    name: 'preview-quotation',
    expected: [200, 200, 200, 200, 200],
    request: () => ({ body: { categoryID: '0001' } }),
  },
  {
    name: 'preview-quotation',
    when: "in the company's name",
    expected: [403, 403, 200, 200, 200],
    request: ({ businessID }) => ({ body: { categoryID: '0001', from: businessID } }),
  },
  {
    name: 'update-quotation',
    expected: buyer,
    request: async (world, api) => ({ ...(await received(world, api)), body: { ...wanted, version: 1 } }),
  },
  {
    name: 'update-quotation',
    when: 'of a company',
    expected: colleagues,
    request: async (world, api) => ({
      params: { id: await ofCompany(world, api) },
      body: { ...wanted, version: 1 },
    }),
  },
  {
    name: 'request-quotation-file',
    expected: [401, 200, 200, 200, 200],
    request: (world, api) => withFile(world, api),
  },
  {
    name: 'request-quotation-file',
    when: 'for a company',
    expected: people,
    request: async (world, api) => ({ ...(await withFile(world, api)), ...asCompany(world) }),
  },
  {
    name: 'request-quotation-file',
    when: 'of an offer',
    expected: signedIn,
    request: (world, api) => withFile(world, api, true),
  },
  { name: 'list-own-quotations', expected: signedIn },
  {
    name: 'list-own-quotations',
    when: 'of a company',
    expected: people,
    request: ({ businessID }) => ({ query: { ubid: businessID } }),
  },
  { name: 'load-own-quotation', expected: buyer, request: received },
  {
    name: 'load-own-quotation',
    when: 'of a company',
    expected: colleagues,
    request: async (world, api) => ({ params: { id: await ofCompany(world, api) } }),
  },
  { name: 'close-quotation', expected: buyer, request: received },
  {
    name: 'close-quotation',
    when: 'of a company',
    expected: colleagues,
    request: async (world, api) => ({ params: { id: await ofCompany(world, api) } }),
  },
  { name: 'choose-offer', expected: buyer, request: (world, api) => answered(world, api) },
  {
    name: 'choose-offer',
    when: 'of a company',
    expected: colleagues,
    request: (world, api) => answered(world, api, world.businessID),
  },
  {
    name: 'shortlist-offer',
    expected: buyer,
    request: async (world, api) => {
      const { params, body } = await answered(world, api);
      return { params, body: { ...body, isShortlisted: true } };
    },
  },
  { name: 'list-quotation-questions', expected: [401, 200, 200, 200, 200], request: received },
  {
    name: 'list-quotation-questions',
    when: 'for a company',
    expected: people,
    request: async (world, api) => ({ ...(await received(world, api)), ...asCompany(world) }),
  },
  {
    name: 'ask-quotation-question',
    expected: people,
    request: async (world, api) => ({
      ...(await received(world, api)),
      ...asCompany(world),
      body: { text: 'Which pressure class?' },
    }),
  },
  {
    name: 'answer-quotation-question',
    expected: buyer,
    request: async (world, api) => {
      const { params } = await received(world, api);
      const { businessID, owner } = world;
      const questionID = await addQuestion(api.db, {
        quotation_id: params.id,
        business_id: businessID,
        user_id: owner.userID,
      });
      return { params, body: { questionID, text: 'PN 16' } };
    },
  },
  {
    name: 'pass-quotation',
    expected: people,
    request: async (world, api) => ({
      ...(await received(world, api)),
      ...asCompany(world),
      body: { reason: 'quantity' },
    }),
  },
  { name: 'list-open-quotations', expected: signedIn },
  {
    name: 'list-open-quotations',
    when: 'for a company',
    expected: people,
    request: asCompany,
  },
  { name: 'load-open-quotation', expected: colleagues, request: received },
  {
    name: 'load-open-quotation',
    when: 'for a company',
    expected: people,
    request: async (world, api) => ({ ...(await received(world, api)), ...asCompany(world) }),
  },
  {
    name: 'make-offer',
    expected: people,
    request: async (world, api) => ({
      ...(await received(world, api)),
      ...asCompany(world),
      body: offered,
    }),
  },
  {
    name: 'withdraw-offer',
    expected: people,
    request: async (world, api) => {
      const { params } = await received(world, api);
      const { businessID, owner } = world;
      await addOffer(api.db, { quotation_id: params.id, business_id: businessID, user_id: owner.userID });
      return { params, ...asCompany(world) };
    },
  },
  {
    name: 'report-resource',
    when: 'of a request for quotation',
    expected: colleagues,
    request: async (world, api) => {
      const { params } = await received(world, api);
      return { body: { resourceID: params.id, resourceType: 'quotation', reason: 'spam' } };
    },
  },
];
