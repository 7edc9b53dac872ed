import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, forever } from '@wbn/api-client/testing/fake-api.ts';
import { asCard, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longSelf, nadiaHerself, newcomer } from '../fixtures/own-profiles.ts';
import { profileApi } from '../fixtures/profile-api.ts';
import { OwnProfilePage } from './own-profile-page.tsx';

const apiOf = (profile: Answer, businesses: Answer = () => [harbourGear, importedBusiness].map(asCard)) =>
  profileApi({ 'load-own-profile': profile, 'list-user-businesses': businesses });

const meta = {
  title: 'Profile/Own profile page',
  component: OwnProfilePage,
  args: { api: apiOf(() => nadiaHerself), onProfile: fn() },
  parameters: { route: { path: '/profile', at: '/profile' } },
} satisfies Meta<typeof OwnProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: { rows: ['PRF-01', 'PRF-02'], proves: 'Everything, with marks on what nobody else sees' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nadia Okafor' })).toBeVisible();
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(`^${name}`) });
    for (const [label, value] of [
      ['Profession', 'Mechanical engineer'],
      ['Country', 'Australia'],
      ['State', 'New South Wales'],
      ['Business type', 'Manufacturers'],
      ['Company', 'Harbour Gear & Drive Pty Ltd'],
      ['Industry', 'Power Transmission'],
      ['Job position', 'Sales Manager'],
      ['Preferred language', 'English'],
      ['Mobile phone', '+61 2 5550 1234'],
    ] as const) {
      await expect(row(label)).toHaveTextContent(value);
    }
    await expect(row('Date of birth')).toHaveTextContent(/1984.*Only you can see this/);
    await expect(row('Email')).toHaveTextContent(/nadia\.okafor@example\.com.*Only you can see this/);
    await expect(row('Profession')).not.toHaveTextContent('Only you can see this');
    await expect(canvas.getByText(/I have sold gearboxes/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/profile/edit');
    await expect(canvas.getByRole('link', { name: 'Create a business' })).toHaveAttribute(
      'href',
      '/business/create',
    );
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(args.onProfile).toHaveBeenCalledWith(nadiaHerself);
  },
};

export const Newcomer: Story = {
  parameters: { rows: ['PRF-01'], proves: 'A new member has drawn pictures and no empty rows' },
  args: {
    api: apiOf(
      () => newcomer,
      () => [],
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Wei Wang' });
    await expect(canvas.getByText('You have not written anything about yourself yet.')).toBeVisible();
    await canvas.findByText('You do not belong to a company yet.');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Loading: Story = {
  args: { api: apiOf(forever) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
};

export const CompaniesFailed: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'A list of companies that failed leaves the profile in place and can be loaded again',
  },
  render: function Retried(args) {
    const answers = [new ApiError('ServiceUnavailable', 'Busy', 503), [asCard(harbourGear)]];
    return (
      <OwnProfilePage
        {...args}
        api={apiOf(
          () => nadiaHerself,
          () => answers.shift() ?? [],
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error has occurred, please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('article');
  },
};

function WithAddress(args: Parameters<typeof OwnProfilePage>[0]) {
  const { pathname } = useLocation();
  return pathname === '/' ? <p>Home</p> : <OwnProfilePage {...args} />;
}

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRF-03'], proves: 'Opens the home page when the profile cannot be loaded' },
  args: { api: apiOf(() => new ApiError('InternalError', 'Broken', 500)) },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Home');
  },
};

export const SessionOver: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRF-03'],
    proves: 'A 401 leaves the page, because the session leads to the login and back here',
  },
  args: { api: apiOf(() => new ApiError('SessionError', 'Over', 401)) },
  render: (args) => <WithAddress {...args} />,
  play: async ({ canvas }) => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
};

export const RightToLeftPage: Story = {
  args: { api: apiOf(() => longSelf) },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  args: { api: apiOf(() => longSelf) },
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    const box = canvasElement.querySelector<HTMLElement>('div[style]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
