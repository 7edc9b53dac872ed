import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buyer, buyerApi, ownCompany, signInBuyer } from '../fixtures/buyer-api.ts';
import {
  categoryTree,
  offeredQuotation,
  openQuotation,
  ownQuotation,
  ownQuotations,
  quotationIdAt,
} from '../fixtures/quotations.ts';
import { OpenQuotationsPage } from './open-quotations-page.tsx';
import { OwnQuotationsPage } from './own-quotations-page.tsx';
import { OpenQuotationPage, OwnQuotationPage } from './quotation-pages.tsx';

const id = ownQuotation.quotationID;
const requestID = '01939b40-0000-7000-8000-000000000001';
const none = new ApiError('NotFound', 'None', 404);
const ownAnswer = fn((): unknown => ownQuotation);
const openAnswer = fn((): unknown => openQuotation);
const listOwn = fn((_query: unknown): unknown => ({ quotations: ownQuotations }));
const listOpen = fn((_query: unknown): unknown => ({ quotations: [openQuotation] }));
const choose = fn((_body: unknown): unknown => ({ requestID }));
const close = fn((): unknown => ({ ...ownQuotation, status: 'closed', closedReason: 'buyer' }));
const offer = fn((_body: unknown, _query: unknown): unknown => offeredQuotation);
const question = {
  questionID: '01939b50-0000-7000-8000-0000000000b1',
  text: 'Which shaft diameter?',
  askedAt: new Date().toISOString(),
  isOwn: false,
};
const questions = fn((): unknown => ({ questions: [] }));
const ask = fn((_body: unknown): unknown => ({ ...question, isOwn: true }));
const answer = fn((_body: unknown): unknown => ({ ...question, answer: '40 mm' }));
const pass = fn((_body: unknown): unknown => ({ isPassed: true }));
const shortlist = fn((_body: unknown): unknown => ({ isShortlisted: true }));
const withdraw = fn((): unknown => openQuotation);
const file = fn((_body: unknown, _query: unknown): unknown => new ApiError('NotFound', 'Gone', 404));
const answers = {
  ownAnswer,
  openAnswer,
  listOwn,
  listOpen,
  choose,
  close,
  offer,
  withdraw,
  file,
  questions,
  ask,
  answer,
  pass,
  shortlist,
};
const api = buyerApi({
  'load-own-quotation': () => ownAnswer(),
  'load-open-quotation': () => openAnswer(),
  'list-own-quotations': ({ query }) => listOwn(query),
  'list-open-quotations': ({ query }) => listOpen(query),
  'choose-offer': ({ body }) => choose(body),
  'close-quotation': () => close(),
  'make-offer': ({ body, query }) => offer(body, query),
  'withdraw-offer': () => withdraw(),
  'request-quotation-file': ({ body, query }) => file(body, query),
  'load-industry-tree': () => categoryTree,
  'list-quotation-questions': () => questions(),
  'ask-quotation-question': ({ body }) => ask(body),
  'answer-quotation-question': ({ body }) => answer(body),
  'pass-quotation': ({ body }) => pass(body),
  'shortlist-offer': ({ body }) => shortlist(body),
  'list-own-products': () => [],
  'search-businesses': () => ({ results: [], total_results: 0, total_is_least: false, facets: [] }),
});

/** Shows each page at its address. */
function Pages() {
  const { pathname, search } = useLocation();
  const [, page, quotationID] = pathname.split('/');
  if (page === 'open-requests')
    return quotationID ? (
      <OpenQuotationPage api={api} userID={buyer.userID} quotationID={quotationID} businessID={undefined} />
    ) : (
      <OpenQuotationsPage api={api} />
    );
  if (page === 'quotation-requests')
    return quotationID ? (
      <OwnQuotationPage api={api} quotationID={quotationID} />
    ) : (
      <OwnQuotationsPage api={api} />
    );
  return <p>{`Now at ${pathname}${search}`}</p>;
}

const initial = {
  ownAnswer: () => ownQuotation,
  openAnswer: () => openQuotation,
  listOwn: () => ({ quotations: ownQuotations }),
  listOpen: () => ({ quotations: [openQuotation] }),
  choose: () => ({ requestID }),
  close: () => ({ ...ownQuotation, status: 'closed', closedReason: 'buyer' }),
  offer: () => offeredQuotation,
  withdraw: () => openQuotation,
  file: () => new ApiError('NotFound', 'Gone', 404),
  questions: () => ({ questions: [] }),
  ask: () => ({ ...question, isOwn: true }),
  answer: () => ({ ...question, answer: '40 mm' }),
  pass: () => ({ isPassed: true }),
  shortlist: () => ({ isShortlisted: true }),
} as const;

const meta = {
  title: 'Messages/Requests for quotation',
  component: Pages,
  beforeEach: () => {
    for (const [name, answer] of Object.entries(initial))
      answers[name as keyof typeof answers].mockReset().mockImplementation(answer);
    const signOut = signInBuyer();
    return () => {
      signOut();
      localStorage.removeItem(`wbn-offer-${buyer.userID}-${ownCompany.businessID}-${id}`);
    };
  },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const dialogOf = (root: HTMLElement) => within(root.ownerDocument.body).findByRole('dialog');
const toastOf = (root: HTMLElement, text: RegExp) => within(root.ownerDocument.body).findAllByText(text);

export const BuyerCompares: Story = {
  parameters: {
    rows: ['RFQ-03', 'RFQ-18'],
    proves: 'Compares offers side by side; choosing one asks first and opens its conversation',
    route: { at: `/quotation-requests/${id}` },
  },
  play: async ({ canvas, canvasElement }) => {
    const table = await canvas.findByRole('table');
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((header) => within(header).getAllByRole('link')[0]?.textContent?.slice(0, 7));
    await expect(names()).toEqual(['Harbour', 'Llanfai']);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'price');
    await expect(names()).toEqual(['Llanfai', 'Harbour']);
    await expect(canvas.getByText(/12 companies told · closes/)).toHaveTextContent(/closes in 5 days$/);
    await expect(canvas.getByText(/Answers 94% of inquiries, usually within 3 hours/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: /^Download HP 250 data sheet\.pdf/ }));
    await waitFor(() => expect(file).toHaveBeenLastCalledWith({ use: 'download' }, {}));

    choose.mockImplementation(() => new ApiError('Conflict', 'Changed', 409));
    await press(canvasElement, /^Choose the offer of Harbour/);
    await expect(await dialogOf(canvasElement)).toHaveTextContent(/learns that Okafor Conveyors asked/);
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: 'Choose this offer' }),
    );
    await toastOf(canvasElement, /^This offer has changed/);
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());

    choose.mockImplementation(() => ({ requestID }));
    await press(canvasElement, /^Choose the offer of Harbour/);
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: 'Choose this offer' }),
    );
    await canvas.findByText(`Now at /business/${ownCompany.businessID}/requests/${requestID}`);
    await expect(choose).toHaveBeenLastCalledWith({ offerID: ownQuotation.offers[0]?.offerID });
  },
};

export const BuyerComparesOnAPhone: Story = {
  parameters: {
    rows: ['RFQ-15', 'RFQ-18'],
    proves: 'On a phone the total, the words and the files of an offer stand beside their labels',
    route: { at: `/quotation-requests/${id}` },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Harbour/ });
    const startOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
    const start = startOf(within(row).getByText('FOB'));
    await expect(startOf(within(row).getByText(/^Total/))).toBe(start);
    await expect(startOf(within(row).getByRole('list', { name: 'Attached' }))).toBe(start);
  },
};

export const BuyerCloses: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RFQ-05'],
    proves: 'The buyer closes it after a question; then no offer can be chosen',
    route: { at: `/quotation-requests/${id}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Close without choosing');
    ownAnswer.mockImplementation(() => ({ ...ownQuotation, status: 'closed', closedReason: 'buyer' }));
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: 'Close without choosing' }),
    );
    await canvas.findByText('Closed');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Choose the offer/ })).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Close without choosing' })).toBeNull();
  },
};

export const BuyerWithoutOffers: Story = {
  parameters: { route: { at: `/quotation-requests/${id}` } },
  beforeEach: () => {
    ownAnswer.mockImplementation(() => ({ ...ownQuotation, invitedCount: 0, offerCount: 0, offers: [] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No offers yet');
    await canvas.findByText(/^No company fits at the moment/);
  },
};

export const BuyerHasChosen: Story = {
  parameters: { route: { at: `/quotation-requests/${id}` } },
  beforeEach: () => {
    const [chosen, other] = ownQuotation.offers;
    ownAnswer.mockImplementation(() => ({
      ...{ ...ownQuotation, status: 'closed', closedReason: 'chosen', requestID },
      offers: [
        { ...chosen, state: 'chosen' },
        { ...other, state: 'not-chosen' },
      ],
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/business/${ownCompany.businessID}/requests/${requestID}`,
    );
    await expect(canvas.getByText('Chosen')).toBeVisible();
  },
};

export const SupplierOffers: Story = {
  parameters: {
    rows: ['RFQ-03', 'RFQ-04'],
    proves: 'A supplier sees the request without the buyer, makes an offer, changes and withdraws it',
    route: { at: `/open-requests/${id}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: openQuotation.subject });
    await expect(canvasElement).not.toHaveTextContent(/Nadia Okafor/);
    await canvas.findByText(/You offer as Okafor Conveyors\./);
    await press(canvasElement, 'Send the offer');
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Price per unit', 'Message']);
    await userEvent.type(canvas.getByLabelText(/^Price per unit/), '1,250.00');
    await canvas.findByText(/Total AUD\s312,500\.00/);
    await userEvent.type(canvas.getByLabelText(/^Lead time/), '21');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'From stock');
    openAnswer.mockImplementation(() => offeredQuotation);
    await press(canvasElement, 'Send the offer');
    await expect(offer).toHaveBeenLastCalledWith(
      {
        // Preset: the currency of the edition and the unit of the request.
        offer: { price: { amount: 125_000, currency: 'AUD', unit: 'pieces' }, leadTimeDays: 21 },
        text: 'From stock',
      },
      { bid: ownCompany.businessID },
    );
    await canvas.findByRole('heading', { name: 'Your offer' });

    await press(canvasElement, 'Change the offer');
    await expect(canvas.getByLabelText(/^Price per unit/)).toHaveValue('1250.00');
    const sheet = canvas.getByLabelText('HP 250 data sheet.pdf');
    await expect(sheet).toBeChecked();
    await press(canvasElement, 'Save the change');
    await expect(offer).toHaveBeenLastCalledWith(
      expect.objectContaining({ keptFiles: [offeredQuotation.ownOffer?.files[0]?.fileID] }),
      { bid: ownCompany.businessID },
    );
    await press(canvasElement, 'Change the offer');
    await userEvent.click(canvas.getByLabelText('HP 250 data sheet.pdf'));
    await press(canvasElement, 'Save the change');
    await expect(offer).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ keptFiles: expect.anything() }),
      {
        bid: ownCompany.businessID,
      },
    );
    await press(canvasElement, 'Withdraw the offer');
    openAnswer.mockImplementation(() => openQuotation);
    await userEvent.click(
      within(await dialogOf(canvasElement)).getByRole('button', { name: 'Withdraw the offer' }),
    );
    await canvas.findByRole('button', { name: 'Send the offer' });
    await expect(withdraw).toHaveBeenCalledOnce();
  },
};

export const SupplierAsksAndPasses: Story = {
  parameters: {
    rows: ['RFQ-17'],
    proves:
      'A supplier asks; what was typed stays when it is refused; it says that the request is not for it, and why',
    route: { at: `/open-requests/${id}` },
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByLabelText('Your question to the buyer');
    ask.mockImplementationOnce(() => {
      throw new ApiError('ValidationError', 'Refused', 400, { text: 'must not contain' });
    });
    await userEvent.type(field, 'Ring 0412 345 678');
    await press(canvasElement, 'Ask');
    await canvas.findByText(/Without names, phone numbers/);
    await expect(field).toHaveValue('Ring 0412 345 678');
    await userEvent.clear(field);
    await userEvent.type(field, question.text);
    questions.mockImplementation(() => ({ questions: [{ ...question, isOwn: true }] }));
    await press(canvasElement, 'Ask');
    await canvas.findByText('Your company asks');
    await expect(ask).toHaveBeenLastCalledWith({ text: question.text });
    await press(canvasElement, 'Not for us');
    const dialog = within(await dialogOf(canvasElement));
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'The quantity does not fit');
    openAnswer.mockImplementation(() => ({ ...openQuotation, isPassed: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not for us' }));
    await canvas.findByText(/Your company has said that this is not for you/);
    await expect(pass).toHaveBeenLastCalledWith({ reason: 'quantity' });
  },
};

export const BuyerAnswersAndShortlists: Story = {
  parameters: {
    rows: ['RFQ-15', 'RFQ-16', 'RFQ-17'],
    proves: 'The buyer answers a question, sees totals, the short list and who passed',
    route: { at: `/quotation-requests/${id}` },
  },
  beforeEach: () => {
    const [first] = ownQuotation.offers;
    ownAnswer.mockImplementation(() => ({
      ...ownQuotation,
      passes: [{ business: first?.business, reason: 'place', note: 'Only Europe.' }],
    }));
    questions.mockImplementation(() => ({ questions: [question] }));
  },
  play: async ({ canvas, canvasElement }) => {
    const [, second] = ownQuotation.offers;
    await userEvent.type(await canvas.findByLabelText('Your answer'), '40 mm');
    await press(canvasElement, 'Answer');
    await expect(answer).toHaveBeenLastCalledWith({ questionID: question.questionID, text: '40 mm' });
    await canvas.findByText(/Total USD\s312,500\.00/);
    await press(canvasElement, `Put ${second?.business.name} on the short list`);
    await expect(shortlist).toHaveBeenLastCalledWith({ offerID: second?.offerID, isShortlisted: true });
    await canvas.findByText(/We do not deliver there/);
  },
};

export const SupplierReadsAnEdit: Story = {
  parameters: {
    rows: ['RFQ-19'],
    proves: 'The page of a supplier says what the buyer has changed, and when',
    route: { at: `/open-requests/${id}` },
  },
  beforeEach: () => {
    openAnswer.mockImplementation(() => ({
      ...openQuotation,
      changedAt: new Date().toISOString(),
      changedFields: ['quantity', 'wantedOn', 'files'],
    }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The buyer has changed this request');
    await expect(canvas.getByText(/Changed: Quantity, Wanted by,? and Files and drawings\.$/)).toBeVisible();
    await expect(canvas.getByText(/ · changed/)).toBeVisible();
  },
};

export const SupplierIsLate: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RFQ-03'],
    proves: 'An offer that comes after the fifth is refused, and the page says that all places are taken',
    route: { at: `/open-requests/${id}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Price per unit/), '1250');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'From stock');
    offer.mockImplementation(() => new ApiError('Conflict', 'Full', 409));
    openAnswer.mockImplementation(() => ({ ...openQuotation, offerCount: 5, mayOffer: false }));
    await press(canvasElement, 'Send the offer');
    await toastOf(canvasElement, /^It is closed, or five companies were faster/);
    await canvas.findByText('Five companies have made an offer');
    await canvas.findByText(/· 5 of 5 offers ·/);
  },
};

export const SupplierSeesClosed: Story = {
  parameters: { route: { at: `/open-requests/${id}` } },
  beforeEach: () => {
    openAnswer.mockImplementation(() => ({ ...openQuotation, status: 'closed', mayOffer: false }));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('This request for quotation is closed');
  },
};

export const SupplierWasChosen: Story = {
  parameters: { route: { at: `/open-requests/${id}` } },
  beforeEach: () => {
    openAnswer.mockImplementation(() => ({
      ...{ ...offeredQuotation, status: 'closed', mayOffer: false },
      ownOffer: { ...offeredQuotation.ownOffer, state: 'chosen', requestID },
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open conversation' })).toHaveAttribute(
      'href',
      `/business/${ownCompany.businessID}/requests/${requestID}`,
    );
  },
};

export const OwnList: Story = {
  parameters: {
    rows: ['RFQ-05'],
    proves: 'Lists own requests for quotation with their states',
    route: { at: '/quotation-requests' },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Requests for quotation' }));
    for (const [at, state] of ['Open', 'Offer chosen', 'Closed'].entries())
      await expect(within(list.getAllByRole('listitem')[at] as HTMLElement).getByText(state)).toBeVisible();
    listOwn.mockImplementation(() => ({ quotations: [] }));
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'closed');
    await canvas.findByText('No request for quotation is closed');
    await expect(listOwn).toHaveBeenLastCalledWith({ status: 'closed' });
  },
};

export const OpenList: Story = {
  parameters: {
    rows: ['RFQ-06'],
    proves: 'Filters stand in the address, further pages load, and the filters can be saved as an alert',
    route: { at: '/open-requests?search=gearboxes' },
  },
  beforeEach: () => {
    listOpen.mockImplementation((query) =>
      (query as { nextID?: string }).nextID
        ? { quotations: [{ ...offeredQuotation, quotationID: quotationIdAt(5) }] }
        : { quotations: [openQuotation], nextID: quotationIdAt(4) },
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const list = () => within(canvas.getByRole('list', { name: 'Open requests for quotation' }));
    await canvas.findByText('Invited', { selector: 'span' });
    await press(canvasElement, 'Show more');
    await canvas.findByText('There are no more open requests.');
    await expect(list().getAllByRole('listitem')).toHaveLength(2);
    await expect(list().getByText('Your offer waits')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Category' }), 'power');
    await userEvent.click(await canvas.findByRole('option', { name: 'Power Transmission' }));
    await userEvent.selectOptions(canvas.getByLabelText('Delivery country'), 'AU');
    await waitFor(() =>
      expect(listOpen).toHaveBeenLastCalledWith({ search: 'gearboxes', category: '0006', country: 'AU' }),
    );
    await expect(canvas.getByRole('link', { name: 'Get an email about new ones' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('business=RQ&search=gearboxes&category=0006&country=AU')),
    );
    listOpen.mockImplementation(() => ({ quotations: [] }));
    await userEvent.clear(canvas.getByLabelText('Words in the request'));
    await press(canvasElement, 'Search');
    await canvas.findByText('No open request matches these filters');
    await userEvent.click(canvas.getByRole('link', { name: 'Clear the filters' }));
    await canvas.findByText('No open request fits your companies now');
  },
};

export const NotLoaded: Story = {
  parameters: { route: { at: '/open-requests' } },
  beforeEach: () => {
    listOpen.mockImplementation(() => new ApiError('InternalError', 'Broken', 500));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('This could not be loaded');
    listOpen.mockImplementation(() => ({ quotations: [openQuotation] }));
    await press(canvasElement, 'Try again');
    await canvas.findByRole('link', { name: openQuotation.subject });
  },
};

export const Missing: Story = {
  parameters: { route: { at: `/quotation-requests/${id}` } },
  beforeEach: () => {
    ownAnswer.mockImplementation(() => none);
    openAnswer.mockImplementation(() => none);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Request for quotation not found');
  },
};

export const StillOpen: Story = {
  parameters: {
    rows: ['RFQ-08', 'RFQ-11'],
    proves: 'Without an offer it can be changed, always copied; 37 hours that are left are told as such',
    route: { at: `/quotation-requests/${quotationIdAt(1)}` },
  },
  beforeEach: () => {
    const left = 37.9 * 3_600_000;
    ownAnswer.mockImplementation(() => ({
      ...ownQuotation,
      ...{ offers: [], offerCount: 0, mayEdit: true, deliveryTerm: 'CIF', deliveryPlace: 'Port Botany' },
      ...{ targetPrice: { amount: 4_550, currency: 'AUD' }, frequency: 'monthly' },
      closesAt: new Date(Date.now() + left).toISOString(),
    }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('in 37 hours')).toBeVisible();
    for (const fact of ['CIF', 'Port Botany', 'Every month', /45\.50/])
      await expect(canvas.getByText(fact)).toBeVisible();
    for (const [name, parameter] of [
      ['Change', 'edit'],
      ['Copy to a new one', 'copy'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/request-quotation?${parameter}=${ownQuotation.quotationID}`,
      );
  },
};
