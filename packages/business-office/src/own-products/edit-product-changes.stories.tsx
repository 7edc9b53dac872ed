import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { checkReply } from '@wbn/api-client/check-reply.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import {
  at,
  bodyOf,
  businessID,
  created,
  edited,
  Page,
  press,
  productID,
  resetStory,
  save,
  type,
} from '../fixtures/edit-product-story.tsx';
import { ownGearbox } from '../fixtures/own-products.ts';
import { standardBusiness } from '../fixtures/own-products-api.ts';

const meta = {
  title: 'Company office/Edit product page saving',
  component: Page,
  args: { api: created() },
  parameters: at('new'),
  beforeEach: resetStory,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  tags: ['!dev'],
  args: { api: edited(ownGearbox), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-14'],
    proves: 'Sends the whole product with the version that the change began from',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Price')).toHaveValue('4895.00');
    await expect(canvas.getByRole('link', { name: 'View on page' }).getAttribute('href')).toMatch(
      /^\/business-product\//,
    );
    await type(canvas, 'Lead time', '2 weeks');
    await press(canvas, 'Save');
    await waitFor(() =>
      expect(save.mock.calls[0]?.[0]).toMatchObject({
        version: 3,
        leadTime: '2 weeks',
        specs: ownGearbox.specs,
        price: ownGearbox.price,
        status: 'published',
      }),
    );
  },
};

export const ReorderPhotos: Story = {
  tags: ['!dev'],
  args: { api: edited(ownGearbox), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-07'],
    proves: 'Photos are ordered by buttons, keyboard and dragging, and the new place is announced',
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Photos' });
    const sources = () => [...list.querySelectorAll('img')].map(({ src }) => src);
    const [first, second, third] = sources();
    await expect(canvas.getByRole('button', { name: 'Move photo 1 left' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Move photo 2 left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Photo 2 moved to place 1')).toBeInTheDocument();
    await expect(sources()).toEqual([second, first, third]);
    // The pressed button is disabled now, so the focus moves to the other button of the photo.
    await expect(canvas.getByRole('button', { name: 'Move photo 1 right' })).toHaveFocus();
    const tiles = within(list).getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(tiles[2] as HTMLElement, { dataTransfer });
    await fireEvent.dragEnter(tiles[0] as HTMLElement, { dataTransfer });
    await waitFor(() => expect(tiles[0]?.className).toContain('target'));
    await fireEvent.drop(tiles[0] as HTMLElement, { dataTransfer });
    await canvas.findByText('Photo 3 moved to place 1');
    await expect(sources()).toEqual([third, second, first]);
    await press(canvas, 'Remove photo 2');
    await press(canvas, 'Save');
    await waitFor(() => expect(save.mock.calls[0]?.[0].photos).toEqual([{ url: third }, { url: first }]));
  },
};

export const ReorderSpecs: Story = {
  tags: ['!dev'],
  args: { api: edited(ownGearbox), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-06'],
    proves: 'Specifications are added, moved with Alt and an arrow key, and removed',
  },
  play: async ({ canvas }) => {
    const second = await canvas.findByLabelText('Property 2');
    await expect(second).toHaveValue('Peak torque');
    second.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(canvas.getByText('Line 2 moved to place 1')).toBeInTheDocument();
    await expect(canvas.getByLabelText('Property 1')).toHaveFocus();
    await expect(canvas.getByLabelText('Property 1')).toHaveValue('Peak torque');
    await press(canvas, 'Remove line 2');
    await expect(canvas.getByLabelText('Property 2')).toHaveFocus();
    await press(canvas, 'Save');
    const specs = ownGearbox.specs.filter(({ key }) => key !== 'Nominal torque');
    await waitFor(() => expect(save.mock.calls[0]?.[0].specs).toEqual(specs));
  },
};

const newer: OwnProduct = { ...ownGearbox, version: 4, name: 'HP-220 gearbox', leadTime: '6 weeks' };
/** An API in which a colleague saves `newer` between loading and saving. */
const meanwhile = (to: OwnProduct): ApiClient => {
  const api = edited(new ApiError('Conflict', 'Newer', 409), to);
  let opened = false;
  return {
    call: async (call, input, options) => {
      if (call.name !== 'load-own-product') return api.call(call, input, options);
      const data = opened ? to : ownGearbox;
      opened = true;
      return checkReply(call, { success: true, data });
    },
  };
};

const conflictTitle = 'Someone else has changed the same fields';

export const Conflict: Story = {
  tags: ['!dev'],
  args: { api: meanwhile(newer), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-14'],
    proves: 'Two people changed the same field: shows both versions to choose from; keeps the rest of both',
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Lead time', '2 weeks');
    await press(canvas, 'Save');
    const panel = within(await canvas.findByRole('form', { name: conflictTitle }));
    const group = within(panel.getByRole('group', { name: 'Lead time' }));
    await expect(group.getByText('2 weeks')).toBeVisible();
    await expect(group.getByText('6 weeks')).toBeVisible();
    await press(canvas, 'Save my choice');
    await expect(group.getByText('Choose one of the two.')).toBeVisible();
    await expect(save).toHaveBeenCalledTimes(1);
    await userEvent.click(group.getByLabelText('Your version'));
    await press(canvas, 'Save my choice');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    await expect(save.mock.calls[1]?.[0]).toMatchObject({
      version: 4,
      name: 'HP-220 gearbox',
      leadTime: '2 weeks',
    });
  },
};

export const ConflictOfEveryField: Story = {
  args: {
    api: meanwhile({
      ...newer,
      description: 'Two-stage gearbox.',
      price: { amount: 510_000, currency: 'EUR' },
      specs: ownGearbox.specs.slice(0, 3),
      mainImage: ownGearbox.photos[1],
      photos: ownGearbox.photos.slice(1),
    }),
    productID,
  },
  parameters: {
    ...at(productID),
    rows: ['PRD-14'],
    proves: 'Shows both versions of every kind of field side by side',
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Lead time', '2 weeks');
    await type(canvas, 'Price', '4900.00');
    await press(canvas, 'Remove line 1');
    await press(canvas, 'Move photo 2 left');
    await press(canvas, 'Save');
    const panel = within(await canvas.findByRole('form', { name: conflictTitle }));
    const groups = [
      'Price, Currency, Per unit, Prices by quantity',
      'Lead time',
      'Technical specifications',
      'Photos',
    ];
    for (const name of groups) await expect(panel.getByRole('group', { name })).toBeVisible();
    await expect(panel.getAllByRole('group')).toHaveLength(groups.length);
  },
};

export const Merged: Story = {
  args: { api: meanwhile(newer), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-14'],
    proves: 'Merges changes of different fields without a question',
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, 'Brand', 'Harbour');
    await press(canvas, 'Save');
    await bodyOf(canvasElement).findByText(/together with someone else's changes/);
    await expect(save.mock.calls[1]?.[0]).toMatchObject({
      version: 4,
      name: 'HP-220 gearbox',
      leadTime: '6 weeks',
      brand: 'Harbour',
    });
  },
};

export const WithADraft: Story = {
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
  beforeEach: () => {
    const values = { name: 'HP-220, quieter' };
    localStorage.setItem(`wbn-product-draft-nadia-${businessID}-${productID}`, JSON.stringify({ values }));
  },
};

export const DraftDiscarded: Story = {
  ...WithADraft,
  tags: ['!dev'],
  args: { api: edited(ownGearbox), productID },
  parameters: {
    ...at(productID),
    rows: ['PRD-14'],
    proves: 'Restores what was typed and not saved, and can discard it',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('HP-220, quieter');
    await expect(canvas.getByLabelText('Brand')).toHaveValue(ownGearbox.brand);
    await press(canvas, 'Discard');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue(ownGearbox.name);
    await expect(localStorage).toHaveLength(0);
  },
};

export const LockedOut: Story = {
  args: {
    api: (() => {
      const api = edited(new ApiError('Forbidden', 'Not yours', 403));
      let loads = 0;
      return {
        call: async (call, input, options) => {
          if (call.name === 'load-business' && loads++ > 0)
            return checkReply(call, { success: true, data: standardBusiness, session: null });
          return api.call(call, input, options);
        },
      } satisfies ApiClient;
    })(),
    productID,
  },
  parameters: {
    ...at(productID),
    rows: ['PERM-08'],
    proves: 'Locks out somebody who was removed meanwhile at the next save',
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Brand', 'Harbour');
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You no longer have access');
  },
};
