import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { nadiaHerself } from '../fixtures/own-profiles.ts';
import { profileApi } from '../fixtures/profile-api.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

const draftKey = `wbn-profile-draft-${nadiaHerself.userID}`;
const save = fn((_body: unknown): unknown => ({ ...nadiaHerself, version: 4 }));
const answers = {
  'load-own-profile': () => nadiaHerself,
  'save-own-profile': ({ body }: { body?: unknown }) => {
    const reply = save(body);
    return reply instanceof Error ? reply : withSiblings(reply, { message: 'Saved' });
  },
};
const apiOf = (more: Readonly<Record<string, Answer>> = {}) => profileApi({ ...answers, ...more });

/** Shows the address that the form opens, which the story's router does not. */
function Page(props: ComponentProps<typeof EditProfilePage>) {
  const { pathname } = useLocation();
  if (pathname !== '/profile/edit') return <p>Now at {pathname}</p>;
  return (
    <>
      <Anchor to="/industries">Elsewhere</Anchor>
      <EditProfilePage {...props} />
    </>
  );
}

const meta = {
  title: 'Profile/Edit profile page',
  component: EditProfilePage,
  args: { api: apiOf(), onProfile: fn() },
  parameters: { route: { at: '/profile/edit' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    localStorage.removeItem(draftKey);
    save.mockReset();
    save.mockImplementation(() => ({ ...nadiaHerself, version: 4 }));
  },
} satisfies Meta<typeof EditProfilePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: string | RegExp) => within(root).findByLabelText(name);
const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const type = async (root: HTMLElement, name: string | RegExp, text: string) => {
  const input = await field(root, name);
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};
const screenOf = (root: HTMLElement) => within(root.ownerDocument.body);

export const Full: Story = {
  parameters: { rows: ['PRF-04', 'PRF-05', 'PRF-06', 'PRF-07'], proves: 'Every field with its stored value' },
  play: async ({ canvasElement, canvas }) => {
    for (const [name, value] of [
      [/^First name/, 'Nadia'],
      [/^Last name/, 'Okafor'],
      ['Date of birth', '19/07/1984'],
      ['Profession', 'Mechanical engineer'],
      ['Gender', 'female'],
      ['Preferred language', 'en'],
      ['Country', 'AU'],
      ['City', 'Newcastle'],
      ['Email', 'nadia.okafor@example.com'],
      ['Country code', '+61'],
      ['Mobile phone', '2 5550 1234'],
      ['Company', 'Harbour Gear & Drive Pty Ltd'],
      ['Job position', 'sales-manager'],
      ['Business type', 'MA'],
      ['Industry', '0006'],
    ] as const) {
      await expect(await field(canvasElement, name)).toHaveValue(value);
    }
    await expect(await field(canvasElement, 'Email')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: 'Account and security' }).getAttribute('href')).toMatch(
      /^https:\/\/accounts\.wbn\.example\/account\?continue=https.*profile%2Fedit$/,
    );
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveValue('AU-NSW'));
    await expect(await field(canvasElement, 'Show my date of birth to others')).not.toBeChecked();
    await expect(await field(canvasElement, 'Show my profession to others')).toBeChecked();
    for (const name of ['Change photo', 'Change cover', 'Save Changes', 'Cancel'])
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
  },
};

export const Saved: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRF-08', 'PRF-10', 'PRF-13', 'ERR-09'],
    proves: 'Sends the changes, then opens the profile',
  },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, 'City', 'Sydney');
    await type(canvasElement, 'Mobile phone', '');
    await userEvent.click(await field(canvasElement, 'Show my date of birth to others'));
    await press(canvasElement, 'Save Changes');
    await screenOf(canvasElement).findByText('Now at /profile');
    await screenOf(canvasElement).findAllByText('Profile data updated successfully.');
    const body = save.mock.calls[0]?.[0];
    await expect(body).toMatchObject({ city: 'Sydney', state: 'AU-NSW', showBirthDate: true, version: 3 });
    await expect(body).not.toHaveProperty('mobilePhone');
    await expect(body).not.toHaveProperty('email');
    await expect(args.onProfile).toHaveBeenCalledWith({ ...nadiaHerself, version: 4 });
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const Saving: Story = {
  parameters: { rows: ['PRF-08'], proves: 'The buttons are disabled and busy while the profile is saved' },
  args: { api: apiOf({ 'save-own-profile': forever }) },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Save Changes');
    const button = await canvas.findByRole('button', { name: /Save Changes/ });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const Problems: Story = {
  parameters: { rows: ['PRF-09', 'PRF-11'], proves: 'Shows the alerts word for word, and at the fields' },
  play: async ({ canvasElement, canvas }) => {
    const phone = 'Invalid phone number, please check the format (e.g. + 1 12345678)';
    const date = 'Invalid date format, please check it (e.g. 1970-10-24)';
    await type(canvasElement, 'Country code', '999');
    await type(canvasElement, 'Date of birth', '1984-02-30');
    await type(canvasElement, /^Last name/, '');
    await press(canvasElement, 'Save Changes');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('3 fields need your attention');
    await expect(alert).toHaveTextContent(phone);
    await expect(alert).toHaveTextContent(date);
    await expect(await field(canvasElement, /^Last name/)).toHaveFocus();
    await expect(await field(canvasElement, 'Date of birth')).toHaveAccessibleDescription(
      expect.stringContaining(date),
    );
    await expect(await field(canvasElement, 'Mobile phone')).toHaveAccessibleDescription(
      expect.stringContaining(phone),
    );
    await expect(save).not.toHaveBeenCalled();
    await type(canvasElement, 'Country code', '61');
    await expect(await field(canvasElement, 'Mobile phone')).not.toBeInvalid();
    await expect(alert).not.toHaveTextContent(phone);
  },
};

export const PhonePreset: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRF-09'], proves: 'A number without a country code takes that of the country' },
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Mobile phone', '');
    await type(canvasElement, 'Country code', '');
    await expect(await field(canvasElement, 'Country code')).toHaveAttribute('placeholder', '+61');
    await type(canvasElement, 'Mobile phone', '412 345 678');
    await expect(await field(canvasElement, 'Country code')).toHaveValue('+61');
    await type(canvasElement, 'Mobile phone', '');
    await type(canvasElement, 'Country code', '');
    await type(canvasElement, 'Mobile phone', '+39 06 1234567');
    await expect(await field(canvasElement, 'Country code')).toHaveValue('');
  },
};

export const StatesReload: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRF-05'], proves: 'Offers the states of the chosen country' },
  play: async ({ canvasElement, canvas }) => {
    const options = () =>
      [...canvas.getByLabelText<HTMLSelectElement>('State').options].map(({ text }) => text);
    await userEvent.selectOptions(await field(canvasElement, 'Country'), 'CL');
    await expect(canvas.getByLabelText('State')).toHaveValue('');
    await waitFor(() => expect(options()).toEqual(['Select', 'Antofagasta', 'Valparaíso']));
    await userEvent.selectOptions(await field(canvasElement, 'Country'), 'MC');
    await waitFor(() => expect(canvas.getByLabelText('State')).toBeDisabled());
    await canvas.findByText('This country has no states to choose from.');
    await userEvent.selectOptions(await field(canvasElement, 'Country'), '');
    await canvas.findByText('Choose your country first.');
  },
};

export const Refused: Story = {
  parameters: {
    rows: ['ERR-09'],
    proves: 'Adds the reason to our own words; shows problems at the fields and keeps what is typed',
  },
  play: async ({ canvasElement, canvas }) => {
    save.mockImplementation(
      () =>
        new ApiError('ValidationError', 'state: is wrong', 400, { state: 'is not a state of this country' }),
    );
    await type(canvasElement, 'City', 'Sydney');
    await press(canvasElement, 'Save Changes');
    await screenOf(canvasElement).findAllByText(
      'An error has ocurred when trying to update. Some fields are not valid. Check the marked fields.',
    );
    await expect(await field(canvasElement, 'State')).toBeInvalid();
    await expect(await field(canvasElement, 'City')).toHaveValue('Sydney');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
};

export const Unreachable: Story = {
  parameters: { rows: ['ERR-09'], proves: 'Keeps the draft without a reply' },
  play: async ({ canvasElement }) => {
    save.mockImplementation(() => new ApiError('ServiceUnavailable', 'No network', 0));
    await type(canvasElement, 'City', 'Sydney');
    await press(canvasElement, 'Save Changes');
    await screenOf(canvasElement).findAllByText(
      /^An error has ocurred when trying to update\. The server did not answer/,
    );
    await expect(localStorage.getItem(draftKey)).toContain('Sydney');
  },
};

/** An API in which another window saves version 5 between loading and saving. */
const meanwhile = (change: Partial<OwnProfile>) => {
  const loads = [nadiaHerself];
  return apiOf({ 'load-own-profile': () => loads.shift() ?? { ...nadiaHerself, ...change, version: 5 } });
};
const refuseOlder = () =>
  save.mockImplementation((body) =>
    (body as { version: number }).version === 5
      ? { ...nadiaHerself, version: 6 }
      : new ApiError('Conflict', 'Changed', 409),
  );

export const Conflict: Story = {
  parameters: {
    proves:
      'Another window changed the same field: shows both versions, loses nothing and lets the person choose',
  },
  render: function Opened(args) {
    const [api] = useState(() => meanwhile({ city: 'Perth', companyName: 'Harbour Drives' }));
    return <Page {...args} api={api} />;
  },
  play: async ({ canvasElement, canvas }) => {
    refuseOlder();
    await type(canvasElement, 'City', 'Sydney');
    await type(canvasElement, 'Profession', 'Welder');
    await press(canvasElement, 'Save Changes');
    const city = within(await canvas.findByRole('group', { name: 'City' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(city.getByText('Sydney')).toBeVisible();
    await expect(city.getByText('Perth')).toBeVisible();
  },
};

export const ConflictResolved: Story = {
  ...Conflict,
  tags: ['!dev'],
  parameters: { proves: 'Saves the chosen version and says what came along' },
  play: async (context) => {
    await Conflict.play?.(context);
    const { canvas, canvasElement } = context;
    const city = within(await canvas.findByRole('group', { name: 'City' }));
    await userEvent.click(city.getByRole('radio', { name: 'Your version' }));
    await press(canvasElement, 'Save my choice');
    await screenOf(canvasElement).findByText('Now at /profile');
    await screenOf(canvasElement).findAllByText('Updated with changes made elsewhere: Company.');
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({
        city: 'Sydney',
        profession: 'Welder',
        companyName: 'Harbour Drives',
        version: 5,
      }),
    );
  },
};

export const Merged: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Another window changed a different field: saves both without a question' },
  render: function Opened(args) {
    const [api] = useState(() => meanwhile({ city: 'Perth' }));
    return <Page {...args} api={api} />;
  },
  play: async ({ canvasElement }) => {
    refuseOlder();
    await type(canvasElement, 'Profession', 'Welder');
    await press(canvasElement, 'Save Changes');
    await screenOf(canvasElement).findByText('Now at /profile');
    await expect(save).toHaveBeenLastCalledWith(
      expect.objectContaining({ city: 'Perth', profession: 'Welder', version: 5 }),
    );
  },
};

export const WithADraft: Story = {
  beforeEach: () => {
    const values = { city: 'Sydney', showBirthDate: true, version: 'no such field' };
    localStorage.setItem(draftKey, JSON.stringify({ values, version: 3 }));
  },
};

export const DraftDiscarded: Story = {
  ...WithADraft,
  tags: ['!dev'],
  parameters: { proves: 'Restores what was typed before a reload or a lost session, and can discard it' },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText('We restored what you typed last time.');
    await expect(await field(canvasElement, 'City')).toHaveValue('Sydney');
    await expect(await field(canvasElement, 'Show my date of birth to others')).toBeChecked();
    await expect(await field(canvasElement, /^First name/)).toHaveValue('Nadia');
    await press(canvasElement, 'Discard');
    await expect(await field(canvasElement, 'City')).toHaveValue('Newcastle');
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const Leaving: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Asks before unsaved changes are left' },
  play: async ({ canvasElement, canvas }) => {
    await type(canvasElement, 'City', 'Sydney');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('Sydney'));
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    const asked = () => canvas.findByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(await field(canvasElement, 'City')).toHaveValue('Sydney');
    await press(canvasElement, 'Cancel');
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Discard and leave' }));
    await screenOf(canvasElement).findByText('Now at /profile');
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const CancelUnchanged: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRF-07'], proves: 'Cancel without changes asks nothing' },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Cancel');
    await screenOf(canvasElement).findByText('Now at /profile');
  },
};
