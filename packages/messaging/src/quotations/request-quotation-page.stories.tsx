import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buyer, buyerApi, ownCompany, signInBuyer } from '../fixtures/buyer-api.ts';
import { categoryTree, ownQuotation, ownQuotations, quotationPreview } from '../fixtures/quotations.ts';
import { RequestQuotationPage } from './request-quotation-page.tsx';

const create = fn((_body: unknown, _key: unknown): unknown => ownQuotations[0]);
const update = fn((_id: unknown, _body: unknown): unknown => ownQuotations[0]);
const preview = fn((_body: unknown): unknown => quotationPreview);
const register = fn();
const api = buyerApi({
  'create-quotation': ({ body, headers }) => create(body, headers?.['idempotency-key']),
  'load-industry-tree': () => categoryTree,
  'load-own-quotation': () => ({ ...ownQuotation, mayEdit: true, offers: [] }),
  'update-quotation': ({ params, body }) => update(params?.id, body),
  'preview-quotation': ({ body }) => preview(body),
  'search-businesses': () => ({
    results: [],
    total_results: 0,
    total_is_least: false,
    facets: [
      {
        name: 'certificates',
        least: false,
        values: [
          { value: 'any', text: 'Any certificate', count: 40, chosen: false },
          { value: 'iso-9001', text: 'ISO 9001', count: 31, chosen: true },
        ],
      },
    ],
  }),
});

/** Shows the page, and after sending the address that follows. */
function Page(props: Parameters<typeof RequestQuotationPage>[0]) {
  const { pathname } = useLocation();
  return pathname === '/request-quotation' ? <RequestQuotationPage {...props} /> : <p>Now at {pathname}</p>;
}

const meta = {
  title: 'Messages/Request for quotation',
  component: RequestQuotationPage,
  args: { api, userID: buyer.userID, onRegister: register },
  parameters: {
    route: {
      at: '/request-quotation?search=planetary+gearboxes&category=0006.01.02&countries=AR,CL&certificate=iso-9001',
    },
  },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    create.mockReset();
    create.mockImplementation(() => ownQuotations[0]);
    preview.mockReset();
    preview.mockImplementation(() => quotationPreview);
    update.mockClear();
    register.mockClear();
    return signInBuyer();
  },
} satisfies Meta<typeof RequestQuotationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const planetary = 'Planetary gearboxes · Gearboxes · Power Transmission';

const submit = async (root: HTMLElement) =>
  userEvent.click(await within(root).findByRole('button', { name: 'Ask for offers' }));

export const PrefilledFromSearch: Story = {
  parameters: {
    rows: ['RFQ-01'],
    proves: 'A search fills in words, category, countries and certificates; the request is sent once',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('planetary gearboxes');
    for (const chip of [planetary, 'Argentina', 'Chile', 'ISO 9001'])
      await expect(await canvas.findByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(
      /^How suppliers are chosen.*At most 30 companies/,
    );

    await submit(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Description', 'Delivery country']);
    await expect(create).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText(/^Description/), 'Ratio 1:25');
    await userEvent.type(canvas.getByLabelText(/^Quantity/), '250');
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    await userEvent.selectOptions(canvas.getByLabelText(/^Ask as/), ownCompany.businessID);
    await userEvent.selectOptions(canvas.getByLabelText(/^Open for/), '7');
    await submit(canvasElement);
    await canvas.findByText(`Now at /quotation-requests/${ownQuotations[0]?.quotationID}`);
    await expect(create).toHaveBeenCalledWith(
      {
        from: ownCompany.businessID,
        subject: 'planetary gearboxes',
        text: 'Ratio 1:25',
        categoryID: '0006.01.02',
        quantity: 250,
        deliveryCountry: 'AU',
        countries: ['AR', 'CL'],
        certificates: ['iso-9001'],
        to: [],
        openDays: 7,
      },
      expect.stringMatching(/^[\w-]{36}$/),
    );
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RFQ-05'],
    proves: 'Contact data is refused at its field, and the limits say what to do; what is typed stays',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Description/), 'Write to me@example.com');
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    create.mockImplementation(
      () => new ApiError('ValidationError', 'Bad', 422, { text: 'must not contain email addresses' }),
    );
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Description.*Leave out phone numbers/);

    create.mockImplementation(() => new ApiError('Conflict', 'Three are open', 409));
    await userEvent.type(canvas.getByLabelText(/^Description/), ' please');
    await submit(canvasElement);
    await expect(await canvas.findByText(/^Not sent: three of your requests/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests for quotation' })).toHaveAttribute(
      'href',
      '/quotation-requests',
    );

    create.mockImplementation(() => new ApiError('TooManyRequests', 'Ten', 429));
    await submit(canvasElement);
    await within(canvasElement.ownerDocument.body).findAllByText(/^You have reached the number of requests/);
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Write to me@example.com please');
  },
};

export const SaysWhoHears: Story = {
  parameters: {
    rows: ['RFQ-07', 'RFQ-08'],
    proves:
      'Companies and trades that will hear of it, those that the search found, and the limit, before it is sent',
    route: { at: `/request-quotation?search=bearings&category=0006.04&found=${harbourGear.businessID}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('7 companies hear of it at once')).toBeVisible();
    await expect(
      canvas.getByText(/^Industrial Technology › .*Bearings & Bushings · 3 companies$/),
    ).toBeVisible();
    await expect(canvas.getByText(/^You can send 2 more within 30 days/)).toBeVisible();
    const also = canvas.getByRole('group', { name: 'Also send to these companies' });
    const [found, unowned] = within(also).getAllByRole('checkbox');
    await expect(found).not.toBeChecked();
    await expect(unowned).toBeDisabled();
    await userEvent.click(found as HTMLElement);
    await userEvent.type(canvas.getByLabelText(/^Description/), 'Bronze');
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    await submit(canvasElement);
    await waitFor(() => expect(create).toHaveBeenCalled());
    await expect(create.mock.calls[0]?.[0]).toMatchObject({ to: [harbourGear.businessID] });
  },
};

export const NobodyFits: Story = {
  parameters: {
    rows: ['RFQ-07'],
    proves: 'With no company it names the nearest categories with companies, and takes one over with a click',
  },
  play: async ({ canvas }) => {
    preview.mockImplementation((body) =>
      (body as { categoryID: string }).categoryID === '0006.01'
        ? quotationPreview
        : {
            ...quotationPreview,
            ...{ count: 0, trades: [], anyCount: 4 },
            nearest: [{ id: '0006.01', name: 'Gearboxes', within: ['Power Transmission'], count: 7 }],
          },
    );
    await userEvent.clear(await canvas.findByLabelText(/^Title/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chile' }));
    await expect(await canvas.findByText('0 companies hear of it at once')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Any country and certificate · 4 companies' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gearboxes · 7 companies' }));
    await expect(await canvas.findByText('7 companies hear of it at once')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Gearboxes · Power Transmission' })).toBeVisible();
  },
};

export const CategoryOfAnyIndustry: Story = {
  parameters: {
    rows: ['RFQ-01'],
    proves:
      'The category field searches all industries, shows one focus frame, and another choice replaces the first',
    route: { at: '/request-quotation' },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Category/ });
    await userEvent.type(field, 'bearings');
    await userEvent.click(
      await canvas.findByRole('option', { name: /^Plain Bearings .*· Industrial Technology$/ }),
    );
    await expect(getComputedStyle(field).outlineStyle).toBe('none');
    await userEvent.type(field, 'planetary');
    await userEvent.click(await canvas.findByRole('option', { name: planetary }));
    await expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: `Remove ${planetary}` })).toBeVisible();
  },
};

export const Edited: Story = {
  parameters: {
    rows: ['RFQ-08'],
    proves: 'A request for quotation without an offer is changed in the form that it was written in',
    route: { at: `/request-quotation?edit=${ownQuotation.quotationID}` },
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText(/^Title/);
    await expect(title).toHaveValue(ownQuotation.subject);
    await userEvent.type(title, ', grey');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await canvas.findByText(`Now at /quotation-requests/${ownQuotations[0]?.quotationID}`);
    await expect(update).toHaveBeenCalledWith(
      ownQuotation.quotationID,
      expect.objectContaining({ subject: `${ownQuotation.subject}, grey`, version: 1 }),
    );
  },
};

export const VisitorRegistersLast: Story = {
  parameters: {
    rows: ['RFQ-09'],
    proves: 'A visitor fills in the whole form; what they typed is in it when they come back signed in',
    route: { at: '/request-quotation?search=planetary+gearboxes&category=0006.01.02' },
  },
  render: function Visit(args) {
    const [userID, setUserID] = useState<string>();
    const come = () => {
      register();
      setUserID(buyer.userID);
    };
    return <Page {...args} key={userID} userID={userID} onRegister={come} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Description/), 'Ratio 1:25');
    await expect(canvas.queryByLabelText(/^Ask as/)).toBeNull();
    await expect(canvas.getByText(/^A new account can send/)).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Register and ask for offers' });
    await userEvent.click(send);
    await expect(register).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    await userEvent.click(send);
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    await expect(await canvas.findByLabelText(/^Ask as/)).toHaveValue(buyer.userID);
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Ratio 1:25');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for offers' }));
    await canvas.findByText(`Now at /quotation-requests/${ownQuotations[0]?.quotationID}`);
    await expect(create.mock.calls[0]?.[0]).toMatchObject({ text: 'Ratio 1:25', deliveryCountry: 'AU' });
  },
};
