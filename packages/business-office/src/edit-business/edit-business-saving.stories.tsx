import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type EditApi, editApi } from '../fixtures/edit-api.ts';
import { contactPart } from './contact-tab.tsx';
import { EditBusinessPage } from './edit-business-page.tsx';
import { draftKey } from './part.ts';

const { businessID } = harbourGear;
const world: { now: EditApi } = { now: editApi() };
const key = draftKey('nadia', businessID, 'contact');

const meta = {
  title: 'Company office/Edit company page saving',
  component: EditBusinessPage,
  args: { api: editApi().api, userID: 'nadia', id: businessID, part: 'contact' },
  parameters: { route: { at: `/business/${businessID}/edit/contact` } },
  render: function Page(args) {
    const [{ api }] = useState(() => world.now);
    return <EditBusinessPage {...args} api={api} />;
  },
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    world.now = editApi();
  },
} satisfies Meta<typeof EditBusinessPage>;

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
const saved = (root: HTMLElement) => screenOf(root).findAllByText('Saved successfully');
const contactOf = (change: Partial<ReturnType<typeof contactPart.valuesOf>>) => {
  const values = { ...contactPart.valuesOf(harbourGear), ...change };
  return { contactInfo: contactPart.toBody(values, values) };
};
const theyChange = (change: Parameters<typeof contactOf>[0]) =>
  world.now.change('contact', contactOf(change));

export const Saving: Story = {
  parameters: { rows: ['BIZ-20'], proves: 'The button is busy while the changes are saved' },
  play: async ({ canvasElement, canvas }) => {
    world.now.answer('save-business', forever);
    await type(canvasElement, 'City', 'Sydney');
    await press(canvasElement, 'Save');
    await expect(await canvas.findByRole('button', { name: /^Save/ })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  parameters: {
    rows: ['ERR-05'],
    proves: "Says the default failure and what it means, not the server's words; keeps what is typed",
  },
  play: async ({ canvasElement }) => {
    world.now.answer('save-business', () => new ApiError('ServiceUnavailable', 'We are busy', 503));
    await type(canvasElement, 'City', 'Sydney');
    await press(canvasElement, 'Save');
    await screenOf(canvasElement).findAllByText(
      'Something was wrong, try again please. The fault is on our side. Try again later. What you typed is still here.',
    );
    await expect(await field(canvasElement, 'City')).toHaveValue('Sydney');
    await expect(localStorage.getItem(key)).toContain('Sydney');
  },
};

export const SavedAfterFailure: Story = {
  tags: ['!dev'],
  parameters: { rows: ['ERR-05'], proves: 'Saves at the second press after a failure' },
  play: async (context) => {
    await Failed.play?.(context);
    world.now.answer('save-business', undefined);
    await press(context.canvasElement, 'Save');
    await saved(context.canvasElement);
  },
};

export const Refused: Story = {
  parameters: { rows: ['BIZ-20'], proves: 'Shows the problems that the server finds at their fields' },
  play: async ({ canvasElement }) => {
    world.now.answer(
      'save-business',
      () =>
        new ApiError('ValidationError', 'contactInfo.state', 400, {
          'contactInfo.state': 'is not a state of this country',
        }),
    );
    await press(canvasElement, 'Save');
    await waitFor(async () => expect(await field(canvasElement, 'State')).toBeInvalid());
    await expect(await field(canvasElement, 'State')).toHaveFocus();
  },
};

export const Locked: Story = {
  parameters: {
    rows: ['PERM-05'],
    proves: 'Locks out somebody who was removed meanwhile, and keeps the draft',
  },
  play: async ({ canvasElement, canvas }) => {
    await type(canvasElement, 'City', 'Sydney');
    world.now.answer('save-business', () => new ApiError('Forbidden', 'No', 403));
    world.now.answer('load-business', () => withSiblings(harbourGear, { session: null }));
    await press(canvasElement, 'Save');
    await canvas.findByRole('heading', { name: 'You no longer have access to this company' });
    await expect(canvas.queryByLabelText('City')).toBeNull();
    await expect(localStorage.getItem(key)).toContain('Sydney');
  },
};

export const Merged: Story = {
  parameters: {
    rows: ['BIZ-20'],
    proves: 'Two people changed different fields: saves both without a question and says what came along',
  },
  play: async ({ canvasElement, canvas }) => {
    await type(canvasElement, 'City', 'Sydney');
    theyChange({ zipcode: '2000' });
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    const [, second] = world.now.saves;
    await expect(second).toMatchObject({
      contactInfo: { city: 'Sydney', zipcode: '2000' },
      versions: { contact: 2 },
    });
    await expect(await field(canvasElement, 'Zip code')).toHaveValue('2000');
    await canvas.findByText('Updated with changes made elsewhere: Zip code.');
    await expect(canvas.queryByText('Someone else has changed the same fields')).toBeNull();
  },
};

const meet = async (root: HTMLElement) => {
  await type(root, 'City', 'Sydney');
  await type(root, 'Email', 'hello@harbourgear.example');
  theyChange({ city: 'Perth', email: 'office@harbourgear.example', zipcode: '6000' });
  await press(root, 'Save');
  return within(await within(root).findByRole('form', { name: 'Someone else has changed the same fields' }));
};

export const Conflict: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-20'],
    proves:
      'Two people changed the same fields: shows both values and takes a choice per field, by keyboard alone',
  },
  play: async ({ canvasElement, canvas }) => {
    const panel = await meet(canvasElement);
    const city = within(panel.getByRole('group', { name: 'City' }));
    await expect(city.getByRole('radio', { name: 'Your version' })).toHaveAccessibleDescription('Sydney');
    await expect(city.getByRole('radio', { name: 'Saved version' })).toHaveAccessibleDescription('Perth');
    await expect(panel.queryByRole('group', { name: 'Zip code' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Save my choice' }));
    await expect(city.getByRole('radio', { name: 'Your version' })).toHaveFocus();
    await expect(panel.getAllByText('Choose one of the two.')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(city.getByRole('radio', { name: 'Saved version' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(panel.getByRole('button', { name: 'Save my choice' }));
    await saved(canvasElement);
    await expect(world.now.saves.at(-1)).toMatchObject({
      contactInfo: { city: 'Perth', email: 'hello@harbourgear.example', zipcode: '6000' },
      versions: { contact: 2 },
    });
    await expect(await field(canvasElement, 'City')).toHaveValue('Perth');
    await expect(canvas.queryByRole('radio')).toBeNull();
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

export const ConflictAllMine: Story = {
  tags: ['!dev'],
  parameters: { rows: ['BIZ-20'], proves: 'Keeps all own values; the draft keeps what was typed until then' },
  play: async ({ canvasElement }) => {
    const panel = await meet(canvasElement);
    await expect(localStorage.getItem(key)).toContain('Sydney');
    await userEvent.click(panel.getByRole('button', { name: 'Keep all of mine' }));
    await userEvent.click(panel.getByRole('button', { name: 'Save my choice' }));
    await saved(canvasElement);
    await expect(world.now.saves.at(-1)?.contactInfo).toMatchObject({
      city: 'Sydney',
      email: 'hello@harbourgear.example',
      zipcode: '6000',
    });
  },
};

export const ConflictTypedOn: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['BIZ-20'],
    proves: 'Takes all values of the other person, and accepts more typing before saving',
  },
  play: async ({ canvasElement }) => {
    const panel = await meet(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Use all saved versions' }));
    await userEvent.click(panel.getByRole('button', { name: 'Continue editing' }));
    await expect(await within(canvasElement).findByRole('form', { name: 'Contact' })).toHaveFocus();
    await expect(await field(canvasElement, 'City')).toHaveValue('Perth');
    await expect(await field(canvasElement, 'Zip code')).toHaveValue('6000');
    await type(canvasElement, 'City', 'Fremantle');
    await press(canvasElement, 'Save');
    await saved(canvasElement);
    await expect(world.now.saves.at(-1)).toMatchObject({
      contactInfo: { city: 'Fremantle', email: 'office@harbourgear.example' },
      versions: { contact: 2 },
    });
  },
};

export const OldDraft: Story = {
  parameters: {
    rows: ['BIZ-20'],
    proves: 'Shows a draft from before another window saved as a choice at once, and says so',
  },
  beforeEach: () => {
    const base = contactPart.valuesOf(harbourGear);
    const draft = { values: { ...base, city: 'Sydney' }, base, version: 1 };
    localStorage.setItem(key, JSON.stringify(draft));
    theyChange({ city: 'Perth' });
    sessionStorage.setItem(`${key}-saved`, '2');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('form', { name: 'You have changed the same fields in another window' });
    await expect(canvas.getByRole('radio', { name: 'Saved in your other window' })).not.toBeChecked();
    await expect(canvas.getByText('Perth')).toBeVisible();
    await expect(world.now.saves).toHaveLength(0);
  },
};

export const ListsFailed: Story = {
  parameters: {
    rows: ['REF-08'],
    proves: 'Shows stored values and saves although lists could not be loaded',
  },
  beforeEach: () => {
    for (const list of ['countries', 'states', 'business-types', 'industries', 'trade-choices'])
      world.now.answer(`list-${list}`, () => new ApiError('ServiceUnavailable', 'Busy', 503));
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await field(canvasElement, 'Country')).toHaveDisplayValue('Australia');
    await waitFor(() => expect(canvas.getByLabelText('State')).toHaveDisplayValue('New South Wales'));
  },
};

export const LongOnAPhone: Story = {
  args: { part: 'general' },
  beforeEach: () => {
    world.now = editApi({ ...longNames, businessID });
  },
  parameters: {
    proves: 'WCAG 2.4.11: cuts nothing off at 320 pixels, and the buttons never cover what has the focus',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement, canvas }) => {
    // The note about the draft makes the buttons wrap onto several lines.
    await type(canvasElement, /^Company name/, 'Harbour');
    await canvas.findByRole('button', { name: 'Discard' });
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
    const bar = canvas.getByRole('button', { name: 'Save' }).parentElement as HTMLElement;
    const fields = canvasElement.querySelectorAll<HTMLElement>('form :is(input, select, textarea)');
    const shown = [...fields].filter((one) => one.checkVisibility() && !one.matches(':disabled'));
    await expect(shown.length).toBeGreaterThan(12);
    (canvasElement.ownerDocument.activeElement as HTMLElement).blur();
    documentElement.scrollTop = 0;
    for (const one of shown) {
      // The page measures the bar after it has wrapped: a focus before that may be covered for a moment.
      await waitFor(() => {
        one.blur();
        one.focus();
        const { top, bottom, height } = one.getBoundingClientRect();
        // Of a field higher than the window only the start must be visible.
        if (height < 200) expect(bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
        else expect(top).toBeLessThan(bar.getBoundingClientRect().top);
      });
    }
  },
};

export const RightToLeftPage: Story = {
  args: { part: 'certificates' },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByLabelText(/^Name/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InChinese: Story = { globals: { language: 'zh' }, args: { part: 'general' } };
