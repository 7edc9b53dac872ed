import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longSelf, nadiaHerself, newcomer } from '../fixtures/own-profiles.ts';
import { profileApi } from '../fixtures/profile-api.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

const apiOf = (more: Readonly<Record<string, Answer>> = {}) =>
  profileApi({ 'load-own-profile': () => nadiaHerself, ...more });

const meta = {
  title: 'Profile/Edit profile page states',
  component: EditProfilePage,
  args: { api: apiOf() },
  parameters: { route: { at: '/profile/edit' } },
} satisfies Meta<typeof EditProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string | RegExp) => within(root).findByLabelText(name);
const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name }));

export const Newcomer: Story = {
  args: { api: apiOf({ 'load-own-profile': () => newcomer }) },
  play: async ({ canvasElement, canvas }) => {
    await expect(await field(canvasElement, 'Country')).toHaveValue('');
    await expect(canvas.getByLabelText('State')).toBeDisabled();
    await expect(canvasElement).toHaveTextContent('0/512');
  },
};

export const ListsFailed: Story = {
  parameters: {
    rows: ['REF-08'],
    proves: 'Shows stored values and saves although lists could not be loaded',
  },
  args: {
    api: apiOf(
      Object.fromEntries(
        ['countries', 'states', 'genders', 'languages', 'business-types', 'industries', 'job-positions'].map(
          (list) => [`list-${list}`, () => new ApiError('ServiceUnavailable', 'Busy', 503)],
        ),
      ),
    ),
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await field(canvasElement, 'Country')).toHaveDisplayValue('Australia');
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveDisplayValue('New South Wales'));
  },
};

export const Loading: Story = {
  args: { api: apiOf({ 'load-own-profile': forever }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your profile')).toBeInTheDocument();
  },
};

/** An API whose first reply is an error. */
function failingOnce() {
  const replies: unknown[] = [new ApiError('ServiceUnavailable', 'Busy', 503)];
  return apiOf({ 'load-own-profile': () => replies.shift() ?? nadiaHerself });
}

export const Failed: Story = {
  parameters: {
    rows: ['ERR-06'],
    proves: 'Says that the profile could not be loaded and offers to try again',
  },
  args: { api: failingOnce() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error has occurred, please try again.',
    );
  },
};

export const LoadedAgain: Story = {
  tags: ['!dev'],
  parameters: { rows: ['ERR-06'], proves: 'A profile that could not be loaded can be loaded again' },
  args: { api: failingOnce() },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('alert');
    await press(canvasElement, 'Try again');
    await field(canvasElement, 'City');
  },
};

export const RightToLeftPage: Story = {
  args: { api: apiOf({ 'load-own-profile': () => longSelf }) },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await field(canvasElement, 'City');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  args: { api: apiOf({ 'load-own-profile': () => longSelf }) },
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await field(canvasElement, 'City');
    const box = canvasElement.querySelector<HTMLElement>('div[style]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
