import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { invitation } from '../fixtures/own-businesses.ts';
import { CreateBusinessPage } from './create-business-page.tsx';

const userID = '01939b2e-7c1a-7d3e-9f10-00000000beef';
const draftKey = `wbn-create-business-${userID}`;
const created = withSiblings(harbourGear, { session: null, message: 'Created' });
const create = fn((_body: unknown, _key: unknown): unknown => created);
const states: Readonly<Record<string, readonly object[]>> = {
  AU: [
    { stateID: 'AU-NSW', stateName: 'New South Wales', countryCode: 'AU' },
    { stateID: 'AU-VIC', stateName: 'Victoria', countryCode: 'AU' },
  ],
};
const categories: Readonly<Record<string, readonly object[]>> = {
  '0006': [
    { id: 'gearboxes', name: 'Gearboxes', subCategories: [] },
    { id: 'couplings', name: 'Couplings', subCategories: [] },
  ],
  '0011': [{ id: 'honey', name: 'Honey', subCategories: [] }],
};
const catalog: Readonly<Record<string, Answer>> = {
  'list-countries': () => [
    { code: 'AU', countryName: 'Australia', emoji: '🇦🇺' },
    { code: 'MC', countryName: 'Monaco', emoji: '🇲🇨' },
  ],
  'list-states': ({ params }) => states[params?.code ?? ''] ?? [],
  'list-industries': () => [
    { id: '0006', name: 'Power Transmission' },
    { id: '0011', name: 'Food & Agriculture' },
  ],
  'list-industry-categories': ({ params }) => categories[params?.id ?? ''] ?? [],
  'list-business-types': () => [{ code: 'MA', businessTypeName: 'Manufacturers' }],
  'create-business': ({ body, headers }) => create(body, headers?.['idempotency-key']),
};
const apiOf = (more: Readonly<Record<string, Answer>> = {}) => fakeApi({ ...catalog, ...more });

/** Shows the address that the form opens. */
function Page(props: Parameters<typeof CreateBusinessPage>[0]) {
  const { pathname, search, state } = useLocation();
  if (pathname === '/business/create') return <CreateBusinessPage {...props} />;
  return (
    <p>
      Now at {pathname}
      {search} {JSON.stringify(state)}
    </p>
  );
}

const meta = {
  title: 'Company office/Create company page',
  component: CreateBusinessPage,
  args: { api: apiOf(), userID },
  parameters: { route: { at: '/business/create' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    create.mockReset();
    create.mockImplementation(() => created);
  },
} satisfies Meta<typeof CreateBusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string | RegExp) => within(root).findByLabelText(name);
const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const choose = async (root: HTMLElement, name: RegExp, value: string) => {
  const select = await field(root, name);
  await waitFor(() => expect(select.querySelector(`option[value="${value}"]`)).not.toBeNull());
  await userEvent.selectOptions(select, value);
};
const category = async (root: HTMLElement, name: string) => {
  const input = await within(root).findByRole('combobox', { name: /^Main categories/ });
  await waitFor(() => expect(input).toBeEnabled());
  await userEvent.type(input, name);
  await userEvent.click(await within(root).findByRole('option', { name }));
};
const fill = async (root: HTMLElement) => {
  await userEvent.type(await field(root, /^Company name/), 'Harbour  Gear');
  await choose(root, /^Business type/, 'MA');
  await choose(root, /^Main industry/, '0006');
  await category(root, 'Gearboxes');
  await choose(root, /^Country/, 'AU');
  await choose(root, /^State/, 'AU-NSW');
  await userEvent.type(await field(root, /^Short description/), 'Gearboxes for conveyors');
};
const body = {
  companyName: 'Harbour  Gear',
  industry: '0006',
  categories: ['0006.gearboxes'],
  businessType: 'MA',
  country: 'AU',
  state: 'AU-NSW',
  shortDescription: 'Gearboxes for conveyors',
};
const failure = 'Complete all the information required to create your business profile.';

export const Empty: Story = {
  parameters: {
    rows: ['RT-15', 'BIZ-04', 'BIZ-05', 'BIZ-06'],
    proves: 'Every field, both pictures, Cancel and Create',
  },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Choose a logo', 'Choose a cover', 'Cancel', 'Create']) {
      await expect(await canvas.findByRole('button', { name })).toBeEnabled();
    }
    await expect(canvas.getByText(/200 x 800.*500 KB/)).toBeVisible();
    for (const name of [
      /^Company name/,
      /^Business type/,
      /^Main industry/,
      /^Country/,
      /^Short description/,
    ]) {
      await expect(await field(canvasElement, name)).toBeEnabled();
    }
    await expect(await field(canvasElement, /^State/)).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: /^Main categories/ })).toBeDisabled();
    await expect(canvas.getByText('0/512')).toBeVisible();
  },
};

export const Created: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-07', 'BIZ-08'],
    proves: 'A double click sends the company once; My Business opens with the new company marked',
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    const button = canvas.getByRole('button', { name: 'Create' });
    button.click();
    button.click();
    await canvas.findByText(`Now at /my-business {"created":"${harbourGear.businessID}"}`);
    await within(canvasElement.ownerDocument.body).findAllByText(
      'Harbour Gear & Drive Pty Ltd has been created, as a draft.',
    );
    await expect(create).toHaveBeenCalledOnce();
    await expect(create).toHaveBeenCalledWith(body, expect.stringMatching(/^[\w-]{36}$/));
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const Incomplete: Story = {
  parameters: { rows: ['BIZ-08'], proves: 'Lists what is missing and puts the focus on the first field' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await field(canvasElement, /^Short description/), 'Gearboxes');
    await choose(canvasElement, /^Country/, 'AU');
    await waitFor(async () => expect(await field(canvasElement, /^State/)).toBeEnabled());
    await press(canvasElement, 'Create');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(failure);
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Company name', 'Business type', 'Main industry', 'Main categories', 'State']);
    const name = await field(canvasElement, /^Company name/);
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Harbour Gear');
    await expect(within(alert).queryByRole('link', { name: 'Company name' })).toBeNull();
    await expect(create).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  parameters: { rows: ['BIZ-08'], proves: 'Shows the problems that the server finds at their fields' },
  play: async ({ canvas, canvasElement }) => {
    create.mockImplementation(
      () => new ApiError('ValidationError', 'Invalid', 400, { state: 'is not a state of this country' }),
    );
    await fill(canvasElement);
    await press(canvasElement, 'Create');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failure);
    const state = await field(canvasElement, /^State/);
    await expect(state).toHaveFocus();
    await expect(state).toHaveAccessibleDescription('Choose a state of this country.');
  },
};

export const SentAgain: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'After a lost reply the same key is sent again, also with changed text; says when the first one had arrived',
  },
  play: async ({ canvas, canvasElement }) => {
    create.mockImplementation(() => new ApiError('ServiceUnavailable', 'Lost', 0));
    await fill(canvasElement);
    await press(canvasElement, 'Create');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-busy'),
    );
    await press(canvasElement, 'Create');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Create' })).not.toHaveAttribute('aria-busy'),
    );
    create.mockImplementation(() => new ApiError('Conflict', 'Another body', 409));
    await userEvent.type(await field(canvasElement, /^Short description/), ' and cranes');
    await press(canvasElement, 'Create');
    await expect(await canvas.findByText('This may already exist')).toBeVisible();
    await press(canvasElement, 'Create');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(4));
    const [first, second, third, fourth] = create.mock.calls.map(([, key]) => key);
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
  },
};

function Again(props: Parameters<typeof CreateBusinessPage>[0]) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button
        type="button"
        style={{ color: 'CanvasText', background: 'Canvas' }}
        onClick={() => setVisit(visit + 1)}
      >
        Come back
      </button>
      <Page key={visit} {...props} />
    </>
  );
}

export const DraftAfterLogin: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-08'],
    proves: 'Restores the draft after a 401 and the login, and can discard it',
  },
  render: (args) => <Again {...args} />,
  play: async ({ canvas, canvasElement }) => {
    create.mockImplementation(() => new ApiError('SessionError', 'Over', 401));
    await fill(canvasElement);
    await press(canvasElement, 'Create');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await press(canvasElement, 'Come back');
    await canvas.findByText('We restored what you typed last time.');
    await expect(await field(canvasElement, /^Company name/)).toHaveValue('Harbour  Gear');
    await waitFor(async () => expect(await field(canvasElement, /^State/)).toHaveValue('AU-NSW'));
    await expect(await canvas.findByRole('button', { name: 'Remove Gearboxes' })).toBeVisible();
    await press(canvasElement, 'Discard');
    await expect(await field(canvasElement, /^Company name/)).toHaveValue('');
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const OtherIndustry: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-04'],
    proves: 'Offers the categories of the chosen industry and the states of the chosen country',
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await choose(canvasElement, /^Main industry/, '0011');
    await expect(canvas.queryByRole('button', { name: 'Remove Gearboxes' })).toBeNull();
    await category(canvasElement, 'Honey');
    await choose(canvasElement, /^Country/, 'MC');
    await canvas.findByText('This country has no states to choose from.');
    await press(canvasElement, 'Create');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    const { state, ...rest } = body;
    await expect(create.mock.calls[0]?.[0]).toEqual({
      ...rest,
      industry: '0011',
      categories: ['0011.honey'],
      country: 'MC',
    });
  },
};

export const ListLoadedAgain: Story = {
  tags: ['!dev'],
  parameters: { rows: ['REF-08'], proves: 'Shows an empty list that can be loaded again' },
  render: function Failing(args) {
    const [api] = useState(() => {
      const answers: unknown[] = [new ApiError('InternalError', 'Broken', 500)];
      return apiOf({ 'list-business-types': () => answers.shift() ?? catalog['list-business-types']?.({}) });
    });
    return <Page {...args} api={api} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/This list could not be loaded/);
    await press(canvasElement, 'Try again');
    await choose(canvasElement, /^Business type/, 'MA');
  },
};

export const Sending: Story = {
  parameters: { proves: 'The button is busy while the company is created' },
  args: { api: apiOf({ 'create-business': forever }) },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await press(canvasElement, 'Create');
    await expect(await canvas.findByRole('button', { name: 'Create' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const CreatedForPlan: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['MEM-16'],
    proves: 'After creating the company, the checkout of the plan opens that the person wants to buy',
    route: { at: '/business/create?plan=gold' },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement);
    await press(canvasElement, 'Create');
    await canvas.findByText(`Now at /business/${harbourGear.businessID}/membership?plan=gold null`);
  },
};

export const Cancelled: Story = {
  tags: ['!dev'],
  parameters: { rows: ['BIZ-05'], proves: 'Cancel leads back to My Business' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Cancel');
    await canvas.findByText(/^Now at \/my-business/);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InChinese: Story = { globals: { language: 'zh' } };

const profile = {
  userID,
  firstName: 'Ana',
  lastName: 'Ruiz',
  username: 'ana.ruiz',
  email: 'ana@ruiz.example',
  companyName: 'Ruiz Gears',
  businessType: { code: 'MA', name: 'Manufacturers' },
  country: { code: 'AU', countryName: 'Australia', emoji: '🇦🇺' },
  state: { stateID: 'AU-VIC', stateName: 'Victoria' },
  showBirthDate: false,
  showProfession: false,
  reactions: { reactionCount: { like: 0 } },
  version: 1,
};

export const FirstSteps: Story = {
  args: {
    api: apiOf({ 'load-own-profile': () => profile, 'list-own-invitations': () => [invitation] }),
  },
  parameters: {
    proves:
      'After registering: shows invitations first, fills in what the profile knows, and offers to look around',
    route: { at: '/business/create?welcome=1' },
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Start with your company' });
    const accept = await canvas.findByRole('button', { name: 'Accept' });
    const name = await field(canvasElement, /^Company name/);
    await expect(accept.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(name).toHaveValue('Ruiz Gears');
    for (const [label, value] of [
      [/^Business type/, 'MA'],
      [/^Country/, 'AU'],
      [/^State/, 'AU-VIC'],
    ] as const)
      await waitFor(async () => expect(await field(canvasElement, label)).toHaveValue(value));
    // Nothing was typed, so there is no draft.
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const LookAround: Story = {
  ...FirstSteps,
  tags: ['!dev'],
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('button', { name: 'Accept' });
    await press(canvasElement, 'Look around first');
    await canvas.findByText(/^Now at \/ /);
  },
};
