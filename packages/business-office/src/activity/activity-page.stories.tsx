import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import { type BusinessActivity, businessActions } from '@wbn/contract/business/activity.ts';
import { expect, userEvent } from 'storybook/test';
import { ActivityPage } from './activity-page.tsx';

const details = {
  part: 'trade',
  picture: 'coverPhoto',
  product: 'Planetary gearbox PG-180',
  created: 5,
  updated: 2,
  person: 'mei@harbourgear.example',
  access: 'admin',
  plan: 'gold',
  accessBefore: 'member',
  download: 'company',
};
const changes: BusinessActivity['details']['changes'] = [
  { field: 'city', before: 'Newcastle', after: 'Perth' },
  { field: 'website', after: 'https://harbourgear.example' },
  { field: 'profilePhoto', file: 'replaced' },
];
const entries: BusinessActivity[] = businessActions.map((action, number) => ({
  activityID: `0193c000-0000-7000-8000-0000000000${10 + number}`,
  action,
  ...(number % 5 === 4 ? {} : { userID: '0193a000-0000-7000-8000-000000000001' }),
  userName: number % 5 === 4 ? 'Tomás Vidal' : 'Nadia Okafor',
  at: new Date(Date.UTC(2026, 10, 20 - number, 8, 30)).toISOString(),
  // Older entries have no list of changes.
  details: action === 'profile-changed' ? { ...details, changes } : details,
}));

const apiOf = (list: Answer) =>
  fakeApi({
    'load-business': () => withSiblings(harbourGear, { session: sessionOf('owner') }),
    'list-activity': list,
  });
const onFirstPage = businessActions.indexOf('member-invited') + 1;
const inPages: Answer = ({ query }) =>
  query?.nextID === undefined
    ? withSiblings(entries.slice(0, onFirstPage), { nextID: entries[onFirstPage - 1]?.activityID })
    : withSiblings(entries.slice(onFirstPage), { nextID: null });

const meta = {
  title: 'Company office/Activity page',
  component: ActivityPage,
  args: { api: apiOf(inPages), id: harbourGear.businessID },
} satisfies Meta<typeof ActivityPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('changed Trade Capabilities')).toBeVisible();
    const changed = canvas.getByText('City').closest('dl');
    await expect(changed).toHaveTextContent('CityNewcastle → Perth');
    await expect(changed).toHaveTextContent('Websiteempty → https://harbourgear.example');
    await expect(changed).toHaveTextContent('Logoreplaced');
    await expect(canvas.getByText('invited mei@harbourgear.example (Admin)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(await canvas.findByText('downloaded the whole company as an archive')).toBeVisible();
    await expect(canvas.getByText('There is no older activity.')).toBeVisible();
    // A person who deleted the account is named without a link.
    await expect(canvas.queryByRole('link', { name: 'Tomás Vidal' })).toBeNull();
    await expect(canvas.getAllByText('Tomás Vidal')[0]).toBeVisible();
  },
};

export const Empty: Story = {
  args: { api: apiOf(() => withSiblings([], { nextID: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No activity yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: apiOf(() => new ApiError('InternalError', 'no', 500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
