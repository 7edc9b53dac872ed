import type { OpenQuotation } from '@wbn/contract/quotations/open-quotations.ts';
import type { NewQuotation } from '@wbn/contract/quotations/quotation.ts';
import type { OwnQuotation, OwnQuotationWithOffers } from '@wbn/contract/quotations/quotations.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople, type BusinessPeople } from './add-business-people.ts';
import { type Answer, post } from './call-server.ts';
import { callsOf } from './relation-calls.ts';
import type { TestServer } from './start-test-server.ts';

interface Asking {
  readonly headers: { readonly authorization: string };
}

/** Calls about requests for quotation over HTTP; `bid`: as the company. */
export function quotationCalls(api: TestServer) {
  const of = (who: Asking) => callsOf(api, who);
  const query = (values: Record<string, string>) => new URLSearchParams(values);
  const wanted = {
    subject: 'Gate valves',
    text: 'Two hundred gate valves, DN 50.',
    categoryID: '0001.01',
    quantity: 200,
    unit: 'pieces',
    deliveryCountry: 'AU',
  };
  const create = (body: Partial<NewQuotation>, who: Asking) =>
    of(who).post('quotations', { ...wanted, text: `Two hundred gate valves, ${newId()}.`, ...body });
  const offer = (id: string, bid: string, who: Asking, amount = 4_500, text = 'We have them in stock.') =>
    put(
      `open-quotations/${id}/offer?bid=${bid}`,
      { offer: { price: { amount, currency: 'USD' } }, text },
      who,
    );
  const put = async (path: string, body: object, { headers }: Asking): Promise<Answer> => {
    const response = await fetch(`${api.url}/${path}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    create,
    async created(body: Partial<NewQuotation>, who: Asking): Promise<OwnQuotation> {
      const { status, body: answer } = await create(body, who);
      if (status !== 200)
        throw new Error(`create-quotation was answered with ${status}: ${JSON.stringify(answer)}`);
      return answer.data;
    },
    async own(id: string, who: Asking): Promise<OwnQuotationWithOffers> {
      return (await of(who).get(`quotations/${id}`)).body.data;
    },
    async ownList(values: Record<string, string>, who: Asking): Promise<OwnQuotation[]> {
      return (await of(who).get(`quotations?${query(values)}`)).body.data.quotations;
    },
    update: (id: string, body: Partial<NewQuotation> & { readonly version: number }, who: Asking) =>
      put(`quotations/${id}`, { ...wanted, ...body }, who),
    preview: (body: object, who?: Asking) => post(`${api.url}/quotations/preview`, body, who?.headers),
    close: (id: string, who: Asking, body = {}) => of(who).post(`quotations/${id}/close`, body),
    choose: (id: string, offerID: string, who: Asking, note?: string) =>
      of(who).post(`quotations/${id}/choose`, { offerID, note }),
    shortlist: (id: string, offerID: string, isShortlisted: boolean, who: Asking) =>
      put(`quotations/${id}/shortlist`, { offerID, isShortlisted }, who),
    offerWith: (id: string, bid: string, who: Asking, body: object) =>
      put(`open-quotations/${id}/offer?bid=${bid}`, body, who),
    pass: (id: string, bid: string, who: Asking, body: object) =>
      put(`open-quotations/${id}/pass?bid=${bid}`, body, who),
    ask: (id: string, bid: string, who: Asking, text: string) =>
      of(who).post(`open-quotations/${id}/questions?bid=${bid}`, { text }),
    answer: (id: string, questionID: string, who: Asking, text: string) =>
      of(who).post(`quotations/${id}/answer`, { questionID, text }),
    questions: (id: string, who: Asking, bid?: string) =>
      of(who).get(`quotations/${id}/questions${bid ? `?bid=${bid}` : ''}`),
    offer,
    withdraw: (id: string, bid: string, who: Asking) =>
      of(who).delete(`open-quotations/${id}/offer?bid=${bid}`),
    load: (id: string, who: Asking, values: Record<string, string> = {}) =>
      of(who).get(`open-quotations/${id}?${query(values)}`),
    async found(values: Record<string, string>, who: Asking): Promise<OpenQuotation[]> {
      return (await of(who).get(`open-quotations?${query(values)}`)).body.data.quotations;
    },
    async notices(who: Asking) {
      return (await of(who).get('notification/list')).body.data.notifications as {
        kind: string;
        outcome?: string;
        note?: string;
        actors: { authorID: string }[];
        resource: { id: string; type: string; text?: string };
      }[];
    },
    /** Adds a public company with people, in the search index. */
    async supplier(
      given: Parameters<typeof addBusinessPeople>[1] & { readonly certificates?: readonly string[] } = {},
    ): Promise<BusinessPeople> {
      const { certificates = [], ...business } = given;
      const people = await addBusinessPeople(api, {
        category_ids: ['0001.01'],
        industry_id: '0001',
        ...business,
      });
      for (const name of certificates)
        await api.db
          .insertInto('business_certificate')
          .values({ id: newId(), business_id: people.businessID, name })
          .execute();
      await api.search.index('business', [people.businessID]);
      return people;
    },
  };
}
