import type { Meta, StoryObj } from '@storybook/react-vite';
import { harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import type { ProfilePart } from '@wbn/contract/business/profile-parts.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type EditApi, editApi } from '../fixtures/edit-api.ts';
import { EditBusinessPage, shownPart } from './edit-business-page.tsx';
import { draftKey } from './part.ts';

const { businessID } = harbourGear;
const world: { now: EditApi } = { now: editApi() };
const at = (tab: string) => ({ route: { at: `/business/${businessID}/edit/${tab}` } });
const keyOf = (part: ProfilePart) => draftKey('nadia', businessID, part);

/** Follows the address, which the story's router does not, and gives each story its own API. */
function Page(props: Omit<ComponentProps<typeof EditBusinessPage>, 'api'>) {
  const [{ api }] = useState(() => world.now);
  const [, , , edit, tab] = useLocation().pathname.split('/');
  if (edit !== 'edit') return <p>Left</p>;
  return (
    <>
      <Anchor to="/industries">Elsewhere</Anchor>
      <EditBusinessPage {...props} api={api} part={shownPart(tab)} />
    </>
  );
}

const meta = {
  title: 'Company office/Edit company page',
  component: EditBusinessPage,
  args: { api: editApi().api, userID: 'nadia', id: businessID, part: 'general' },
  parameters: at('general'),
  render: ({ api: _api, ...args }) => <Page {...args} />,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    world.now = editApi();
  },
} satisfies Meta<typeof EditBusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string | RegExp) => within(root).findByLabelText(name);
const press = async (root: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const type = async (root: HTMLElement, name: string | RegExp, text: string) => {
  const input = await field(root, name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const pick = async (root: HTMLElement, name: string | RegExp, text: string) => {
  const box = await within(root).findByRole('combobox', { name });
  await userEvent.type(box, `${text}{Enter}`);
};
const group = async (root: HTMLElement, name: string) =>
  within(await within(root).findByRole('group', { name }));
const screenOf = (root: HTMLElement) => within(root.ownerDocument.body);
const saved = (root: HTMLElement) => screenOf(root).findAllByText('Saved successfully');
const body = () => world.now.saves.at(-1);

export const General: Story = {
  parameters: {
    rows: ['BIZ-19', 'BIZ-15', 'ERR-05'],
    proves: 'Shows every general field with its stored value, and sends them',
  },
  play: async ({ canvasElement, canvas }) => {
    for (const [name, value] of [
      [/^Company name/, 'Harbour Gear & Drive Pty Ltd'],
      [/^Business type/, 'MA'],
      ['Industry', '0006'],
      ['Year established', '1987'],
      ['Total annual revenue', '10000000-25000000'],
      ['Unit', 'gearboxes'],
      ['Period', 'year'],
    ] as const) {
      await expect(await field(canvasElement, name)).toHaveValue(value);
    }
    const employees = await group(canvasElement, 'Total employees');
    await expect(employees.getByLabelText('From')).toHaveValue('51');
    const capacity = await group(canvasElement, 'Production capacity');
    await expect(capacity.getByLabelText('To')).toHaveValue('1,500');
    await expect(canvas.getByText('Gearboxes')).toBeVisible();
    await userEvent.selectOptions(await field(canvasElement, 'Total annual revenue'), '1000000-2500000');
    await userEvent.clear(employees.getByLabelText('To'));
    await pick(canvasElement, 'Categories', 'bear');
    await press(canvasElement, 'Remove Gearboxes');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body()).toMatchObject({
      general: {
        companyName: 'Harbour Gear & Drive Pty Ltd',
        categories: ['0006.03', '0006.02'],
        totalAnnualRevenue: { min: 1_000_000, max: 2_500_000 },
        totalEmployees: { min: 51 },
        productionCapacity: { min: 1200, max: 1500, unit: 'gearboxes', period: 'year' },
        video: { url: 'https://media.wbn.example/harbour-gear/works-tour.mp4' },
      },
      versions: { general: 1 },
    });
    await waitFor(() => expect(localStorage.getItem(keyOf('general'))).toBeNull());
  },
};

export const LatinName: Story = {
  parameters: {
    rows: ['BIZ-19'],
    proves: 'A name without Latin letters has a Latin name beside it, suggested and editable',
  },
  beforeEach: () => {
    world.now = editApi({ ...importedBusiness, businessID });
  },
  play: async ({ canvasElement, canvas }) => {
    const latinName = await field(canvasElement, 'Name in Latin letters');
    await expect(latinName).toHaveValue('');
    await type(canvasElement, /^Company name/, 'Yamamoto');
    await expect(canvas.queryByLabelText('Name in Latin letters')).toBeNull();
    await type(canvasElement, /^Company name/, 'ヤマモト');
    await press(canvasElement, 'Suggest');
    await waitFor(async () =>
      expect(await field(canvasElement, 'Name in Latin letters')).toHaveValue('Yamamoto'),
    );
    await expect(world.now.saves).toHaveLength(0);
    await userEvent.type(await field(canvasElement, 'Name in Latin letters'), ' Seimitsu');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().general).toMatchObject({ companyName: 'ヤマモト', latinName: 'Yamamoto Seimitsu' });
  },
};

export const Contact: Story = {
  parameters: {
    ...at('contact'),
    rows: ['BIZ-20'],
    proves: 'Addresses, e-mail, website and telephones; offers the states of the chosen country',
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await field(canvasElement, 'Legal address in English')).toHaveValue(
      '14 Honeysuckle Drive, Newcastle NSW 2300',
    );
    await expect(await field(canvasElement, 'Mobile phone')).toHaveValue('491 570 156');
    await userEvent.selectOptions(await field(canvasElement, 'Country'), 'CL');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Valparaíso' })).toBeInTheDocument());
    await userEvent.selectOptions(await field(canvasElement, 'State'), 'CL-VS');
    await type(canvasElement, 'Website', 'harbourgear.example');
    await type(canvasElement, 'Mobile phone', '');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().contactInfo).toMatchObject({ country: 'CL', state: 'CL-VS', zipcode: '2300' });
    await expect(body().contactInfo).not.toHaveProperty('mobilePhone');
  },
};

export const Factory: Story = {
  parameters: { ...at('factory'), rows: ['BIZ-21'], proves: 'The factory and its size in square metres' },
  play: async ({ canvasElement }) => {
    await expect(await field(canvasElement, 'Factory size')).toHaveValue('12,500');
    await type(canvasElement, 'Factory size', '13 000');
    await pick(canvasElement, 'Contract manufacturing', 'buyer');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().factory).toMatchObject({
      factorySize: 13_000,
      numberProductionLines: 4,
      contractManufacturing: ['OEM', 'DES', 'label'],
    });
    await expect(await field(canvasElement, 'Factory size')).toHaveValue('13,000');
  },
};

export const Trade: Story = {
  parameters: { ...at('trade'), rows: ['BIZ-22'], proves: 'Markets, languages, sales people and lead time' },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, 'Main markets', 'western');
    await pick(canvasElement, 'Languages spoken', 'ital');
    await type(canvasElement, 'Average lead time', '14');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().tradeCapabilities).toMatchObject({
      spokenLanguages: ['ENG', 'SPA', 'IND', 'ita'],
      totalEmployeesSales: { min: 5, max: 10 },
      averageLeadTime: 14,
    });
  },
};

export const Terms: Story = {
  parameters: {
    ...at('terms'),
    rows: ['BIZ-23'],
    proves: 'Delivery terms, currencies, payment and packaging',
  },
  play: async ({ canvasElement }) => {
    await pick(canvasElement, 'Payment currencies', 'jpy');
    await press(canvasElement, 'Remove CIF - Cost, Insurance and Freight');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().businessTerms).toMatchObject({
      acceptedDeliveryTerms: ['EXW', 'FOB'],
      acceptedPaymentCurrencies: ['AUD', 'USD', 'EUR', 'JPY'],
    });
  },
};

export const Certificates: Story = {
  tags: ['!dev'],
  parameters: {
    ...at('certificates'),
    rows: ['BIZ-24'],
    proves: 'Certificates with both days; marks an expired one; removes one with undo',
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText('Expired');
    const iso = 'ISO 9001:2015 Quality management';
    await press(canvasElement, `Remove the certificate ${iso}`);
    await expect(canvas.getByRole('button', { name: `Restore the certificate ${iso}` })).toHaveFocus();
    await press(canvasElement, `Restore the certificate ${iso}`);
    await expect(canvas.getAllByLabelText(/^Name/)[0]).toHaveFocus();
    await press(canvasElement, 'Remove the certificate AS 4100 Steel structures');
    await press(canvasElement, 'Add a certificate');
    const name = canvas.getAllByLabelText(/^Name/).at(-1);
    await expect(name).toHaveFocus();
    await userEvent.keyboard('CE marking');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Choose a date: Expires on' }).at(-1) as HTMLElement,
    );
    await userEvent.selectOptions(await field(canvasElement, 'Year'), '2030');
    await userEvent.selectOptions(await field(canvasElement, 'Month'), 'January');
    await userEvent.click(canvas.getByRole('button', { name: /January 15|15 January/ }));
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(body().certificates).toEqual([
      { id: 'c1', name: iso, issueDate: '2025-03-01', expireDate: '2028-02-29' },
      { name: 'CE marking', expireDate: '2030-01-15', photo: null },
    ]);
    await waitFor(() => expect(localStorage.getItem(keyOf('certificates'))).toBeNull());
  },
};

export const CertificateProblems: Story = {
  parameters: {
    ...at('certificates'),
    rows: ['BIZ-24'],
    proves: 'Shows problems at the certificate they belong to',
  },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Add a certificate');
    await press(canvasElement, 'Save');
    await expect(canvas.getAllByLabelText(/^Name/).at(-1)).toHaveFocus();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('New certificate: Name');
    await expect(world.now.saves).toHaveLength(0);
  },
};

export const UnknownTab: Story = {
  parameters: { ...at('nothing'), rows: ['RT-23'], proves: 'Tabs are links; an unknown tab opens the first' },
  play: async ({ canvas }) => {
    const tabs = within(await canvas.findByRole('navigation', { name: 'Parts of the profile' }));
    await expect(tabs.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    await expect(tabs.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      `/business/${businessID}/edit/contact`,
    );
  },
};

export const Problems: Story = {
  parameters: {
    rows: ['BIZ-19'],
    proves:
      'Lists problems in the order of the form and at the fields, at the wrong end of a range; the first has the focus',
  },
  play: async ({ canvasElement, canvas }) => {
    await type(canvasElement, /^Company name/, '');
    await type(canvasElement, 'Year established', '2999');
    const employees = await group(canvasElement, 'Total employees');
    await userEvent.clear(employees.getByLabelText('To'));
    await userEvent.type(employees.getByLabelText('To'), '7');
    await press(canvasElement, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('3 fields need your attention');
    await expect(await field(canvasElement, /^Company name/)).toHaveFocus();
    await expect(employees.getByLabelText('To')).toBeInvalid();
    await expect(employees.getByLabelText('From')).not.toBeInvalid();
    const listed = within(canvas.getByRole('alert')).getAllByRole('link');
    await expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Company name',
      'Year established',
      'Total employees: To',
    ]);
    await expect(listed[2]).toHaveAttribute('href', `#${employees.getByLabelText('To').id}`);
    await expect(world.now.saves).toHaveLength(0);
    await type(canvasElement, /^Company name/, 'Harbour');
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 fields need your attention');
  },
};

export const UnsavedChanges: Story = {
  tags: ['!dev'],
  parameters: {
    ...at('contact'),
    rows: ['BIZ-20'],
    proves:
      'Keeps what is typed in one tab while another is open; a dot marks the tab; leaving asks and loses nothing',
  },
  play: async ({ canvasElement, canvas }) => {
    await type(canvasElement, 'City', 'Sydney');
    await userEvent.click(await canvas.findByRole('link', { name: /^Contact.*not saved$/ }));
    await userEvent.click(canvas.getByRole('link', { name: 'Factory' }));
    await field(canvasElement, 'Factory size');
    await userEvent.click(canvas.getByRole('link', { name: /^Contact.*not saved$/ }));
    await waitFor(async () => expect(await field(canvasElement, 'City')).toHaveValue('Sydney'));
    await canvas.findByText('We restored what you typed last time.');
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveTextContent('What you typed in Contact is not saved yet.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep and leave' }));
    await canvas.findByText('Left');
    await expect(localStorage.getItem(keyOf('contact'))).toContain('Sydney');
  },
};

export const DraftDiscarded: Story = {
  tags: ['!dev'],
  parameters: { ...at('contact'), rows: ['BIZ-20'], proves: 'A restored draft can be discarded' },
  beforeEach: () => {
    const draft = { values: { city: 'Sydney' }, base: {}, version: 1 };
    localStorage.setItem(keyOf('contact'), JSON.stringify(draft));
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await field(canvasElement, 'City')).toHaveValue('Sydney');
    await press(canvasElement, 'Discard');
    await expect(await field(canvasElement, 'City')).toHaveValue('Newcastle');
    await expect(canvas.queryByRole('link', { name: /not saved/ })).toBeNull();
    await expect(localStorage.getItem(keyOf('contact'))).toBeNull();
  },
};
