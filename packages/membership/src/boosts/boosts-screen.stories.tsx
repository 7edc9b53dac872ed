import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { OfficeStory } from '@wbn/cards/fixtures/office-story.tsx';
import { planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { Boosts } from '@wbn/contract/membership/boosts.ts';
import type { SupportHours } from '@wbn/contract/membership/support-hours.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BoostsScreen } from './boosts-screen.tsx';

const { businessID } = harbourGear;
const { businessProfile: _company, ...gearbox } = planetaryGearbox;
const ownGearbox: OwnProduct = {
  ...gearbox,
  images: [],
  status: 'published',
  withinPlan: true,
  version: 3,
  createdAt: '2026-10-01T09:00:00.000Z',
};

const product = {
  boostID: '01939b30-11aa-7c44-8e21-00000000b001',
  resourceType: 'product' as const,
  resourceID: ownGearbox.productID,
  resourceName: ownGearbox.name,
  startedBy: 'Olga Rossi',
  startsAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-27T09:00:00.000Z',
  state: 'running' as const,
};

const premium: Boosts = {
  level: 'premium',
  month: '2026-11',
  lapsesAt: '2026-12-01T00:00:00.000Z',
  granted: 10,
  left: 8,
  boosts: [
    product,
    { ...product, boostID: 'b2', resourceID: 'gone', resourceName: 'Coupling guard', state: 'paused' },
    { ...product, boostID: 'b3', resourceID: 'old', resourceName: 'Old pump', state: 'over' },
  ],
  entries: [
    {
      position: 5,
      kind: 'spent',
      month: '2026-11',
      amount: -1,
      resourceName: ownGearbox.name,
      createdAt: product.startsAt,
    },
    {
      position: 4,
      kind: 'spent',
      month: '2026-11',
      amount: -1,
      resourceName: 'Coupling guard',
      createdAt: product.startsAt,
    },
    {
      position: 3,
      kind: 'granted',
      month: '2026-11',
      amount: 10,
      level: 'premium',
      createdAt: '2026-11-01T07:30:00.000Z',
    },
    { position: 2, kind: 'lapsed', month: '2026-10', amount: -4, createdAt: '2026-11-01T07:30:00.000Z' },
    {
      position: 1,
      kind: 'returned',
      month: '2026-10',
      amount: 1,
      resourceName: 'Old pump',
      note: 'shown on the wrong day',
      createdAt: '2026-10-12T10:00:00.000Z',
    },
  ],
};

const hours: SupportHours = {
  level: 'premium',
  yearFrom: '2026-03-05',
  yearUntil: '2027-03-05',
  granted: 360,
  left: 285,
  entries: [
    {
      position: 2,
      kind: 'booked',
      minutes: -75,
      note: 'Product texts checked with the export team',
      byName: 'Marta Ruiz',
      day: '2026-10-08',
    },
    { position: 1, kind: 'granted', minutes: 360, level: 'premium', day: '2026-03-05' },
  ],
};

const none: Boosts = {
  level: 'standard',
  month: '2026-11',
  lapsesAt: premium.lapsesAt,
  granted: 0,
  left: 0,
  boosts: [],
  entries: [],
};

const apiOf = (
  subscription: MembershipLevel,
  access: BusinessRole,
  boosts: Boosts,
  support: SupportHours,
  start: (input: unknown) => unknown = () => withSiblings(product, { left: 7 }),
) =>
  fakeApi({
    'load-business': () => withSiblings({ ...harbourGear, subscription }, { session: sessionOf(access) }),
    'load-boosts': () => boosts,
    'load-support-hours': () => support,
    'start-boost': start,
    'list-own-products': () =>
      withSiblings([ownGearbox], {
        slots: { used: 1, total: 50 },
        counts: { all: 1, published: 1, draft: 0, hidden: 0, deleted: 0 },
        found: 1,
        page: 1,
      }),
  });

const start = fn();

function Page({ api }: { readonly api: ApiClient }) {
  return <OfficeStory api={api}>{(office) => <BoostsScreen api={api} office={office} />}</OfficeStory>;
}

const meta = {
  title: 'Membership/Boosts',
  component: Page,
  args: { api: apiOf('premium', 'owner', premium, hours, start) },
  beforeEach: () => {
    start.mockReset();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Premium: Story = {};

export const SpendBoost: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['MEM-13'],
    proves: 'What is left and until when; asks before a boost is spent; opening hours and what was done',
  },
  play: async ({ canvas }) => {
    const balance = within(await canvas.findByRole('region', { name: 'Boosts of November 2026' }));
    await expect(balance.getByText('8 of 10 left')).toBeVisible();
    await expect(
      balance.getByText(new RegExp(`expire on ${formatMoment('en-AU', premium.lapsesAt)}`)),
    ).toBeVisible();
    const running = within(canvas.getByRole('region', { name: 'Promoted now' }));
    await expect(running.getAllByRole('listitem')).toHaveLength(2);
    await expect(running.getByText('Not shown')).toBeVisible();
    const history = within(canvas.getByRole('region', { name: 'History' }));
    await expect(history.getByText('Not used in October 2026')).toBeVisible();
    await expect(history.getByText('Old pump, returned: shown on the wrong day')).toBeVisible();

    const support = within(await canvas.findByRole('region', { name: 'Support hours' }));
    await support.findByText('Product texts checked with the export team');
    await expect(support.getByText(/4 hrs? 45 mins? of 6 hrs? left/)).toBeVisible();
    await expect(support.getByRole('link', { name: 'Ask for support' })).toHaveAttribute(
      'href',
      `/business/${businessID}/support`,
    );

    const promote = canvas.getByRole('button', { name: 'Promote for 7 days' });
    const choice = await canvas.findByRole('combobox', { name: 'Company or product' });
    await userEvent.selectOptions(choice, await canvas.findByRole('option', { name: /promoted now/ }));
    await expect(promote).toBeDisabled();
    await userEvent.selectOptions(choice, businessID);
    start.mockRejectedValueOnce(new ApiError('PlanLimitReached', 'None', 403));
    await userEvent.click(promote);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByText(/leaves 7 in November 2026/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Spend one boost' }));
    await within(document.body).findByText('No boost is left this month.', {
      selector: '[role=status] *, [role=alert] *',
    });
    await expect(start.mock.calls[0]?.[0]).toMatchObject({ params: { id: businessID }, body: {} });
  },
};

export const Standard: Story = {
  parameters: { rows: ['MEM-11'], proves: 'Says what a boost is and where it comes from' },
  args: { api: apiOf('standard', 'owner', none, { level: 'standard', granted: 0, left: 0, entries: [] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Boosts come with a paid membership');
    await expect(canvas.getByText(/Gold has 3 a month, Premium 10 and Platinum 20\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      `/business/${businessID}/membership`,
    );
    await canvas.findByText(/come with Premium and Platinum/);
    await expect(canvas.queryByRole('button', { name: /Promote/ })).toBeNull();
  },
};

export const ForAnAdmin: Story = {
  parameters: { rows: ['PERM-05'], proves: 'An admin sees the ledger and spends nothing' },
  args: { api: apiOf('premium', 'admin', premium, hours) },
  play: async ({ canvas }) => {
    await canvas.findByText('Only the owner of the company can spend boosts.');
    await expect(canvas.queryByRole('button', { name: /Promote/ })).toBeNull();
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
