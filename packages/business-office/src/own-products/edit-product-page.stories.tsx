import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  asked,
  at,
  bodyOf,
  businessID,
  create,
  created,
  edited,
  Page,
  press,
  productID,
  resetStory,
  save,
  stored,
  type,
} from '../fixtures/edit-product-story.tsx';
import { ownGearbox } from '../fixtures/own-products.ts';
import { ownProductsApi } from '../fixtures/own-products-api.ts';

const meta = {
  title: 'Company office/Edit product page',
  component: Page,
  args: { api: created() },
  parameters: at('new'),
  beforeEach: resetStory,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unnamed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The preview draws no initials of the words that stand for the name: not NO' },
  play: async ({ canvas }) => {
    const preview = within(await canvas.findByRole('complementary', { name: 'How buyers see it' }));
    await expect(preview.getByText('Name of the product')).toBeVisible();
    await expect(preview.queryByText('NO')).toBeNull();
  },
};

export const NewProduct: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRD-14'],
    proves: 'Sends everything of a new product once, under one idempotency key, and publishes it',
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, /^Name/, 'Ball bearing 6204');
    await type(canvas, 'Description', 'Deep groove, sealed on both sides.');
    await type(canvas, 'EAN', '4006381333931');
    await type(canvas, 'Keywords', 'bearing{Enter}deep groove,');
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), '0006');
    await waitFor(() =>
      expect(canvas.getByLabelText('Category').querySelector('option[value="0006.01"]')).not.toBeNull(),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Category'), '0006.01');
    await userEvent.selectOptions(canvas.getByLabelText('Sub-category'), '0006.01.02');
    await type(canvas, 'Price', '1,250.50');
    await expect(canvas.getByText(/Shown as USD\s1,250\.50/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('In stock'), 'Yes');
    await press(canvas, 'Add a line');
    await userEvent.keyboard('Bore{Enter}20 mm{Enter}');
    await type(canvas, 'Address of the video', 'https://media.example.com/6204.mp4');
    await press(canvas, 'Add');
    await expect(canvas.getByLabelText('Address of the video')).toHaveFocus();
    await expect(canvas.getByLabelText('Address of the video')).toHaveValue('');
    await press(canvas, 'Publish');
    await bodyOf(canvasElement).findByText(/is saved and published/);
    const [body, headers] = create.mock.calls[0] ?? [];
    await expect(body).toEqual({
      businessID,
      name: 'Ball bearing 6204',
      description: 'Deep groove, sealed on both sides.',
      ean: '4006381333931',
      keywords: ['bearing', 'deep groove'],
      industry: '0006',
      category: '0006.01',
      subCategory: '0006.01.02',
      price: { amount: 125_050, currency: 'USD' },
      stock: true,
      specs: [{ key: 'Bore', value: '20 mm' }],
      photos: [],
      videos: [{ url: 'https://media.example.com/6204.mp4' }],
      status: 'published',
    });
    await expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    await expect(localStorage).toHaveLength(0);
  },
};

export const SavedAsDraft: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRD-14'],
    proves: 'A name is enough for a draft; after a lost reply the same idempotency key is sent again',
  },
  args: {
    api: ownProductsApi({
      answers: { 'create-product': asked(create, new ApiError('InternalError', '', 0), stored) },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Save as draft');
    await bodyOf(canvasElement).findByText(/^Something was wrong, try again please/);
    await press(canvas, 'Save as draft');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const [first, second] = create.mock.calls;
    await expect(second).toEqual(first);
    await expect(first?.[0]).toMatchObject({ status: 'draft' });
  },
};

export const Problems: Story = {
  parameters: { rows: ['PRD-14'], proves: 'Shows all problems at once, with the focus on the first' },
  play: async ({ canvas }) => {
    await type(canvas, 'EAN', '123');
    await type(canvas, 'Price', 'cheap');
    await press(canvas, 'Add a line');
    await type(canvas, 'Property 1', 'Mass');
    await press(canvas, 'Add');
    await expect(canvas.getByLabelText('Address of the video')).toHaveFocus();
    await type(canvas, 'Address of the video', 'not an address');
    await press(canvas, 'Publish');
    const alert = await canvas.findByText('4 fields need your attention');
    await expect(alert).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Value 1' })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText('Value 1').id}`,
    );
    await expect(canvas.getByLabelText('Address of the video')).toBeInvalid();
    await expect(create).not.toHaveBeenCalled();
    await type(canvas, /^Name/, 'Bearing');
    await expect(canvas.queryByText('4 fields need your attention')).toBeNull();
    await expect(canvas.getByText('3 fields need your attention')).toBeVisible();
  },
};

export const PlanLimit: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 20'],
    proves: 'A slot that somebody else took meanwhile leads to the plans; keeps what is typed',
  },
  args: {
    api: ownProductsApi({
      answers: { 'create-product': () => new ApiError('PlanLimitReached', 'No slot', 403) },
    }),
  },
  play: async ({ canvas }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Publish');
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'Upgrade the plan' })).toBeVisible();
    await expect(dialog.getByText('What you typed is kept on this computer.')).toBeVisible();
    await expect(Object.values({ ...localStorage }).join()).toContain('Ball bearing');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ball bearing');
  },
};

export const PossiblySaved: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRD-14'],
    proves: 'Changing the text after a lost reply does not create a second product by accident',
  },
  args: {
    api: ownProductsApi({
      answers: { 'create-product': asked(create, new ApiError('Conflict', 'Another request', 409)) },
    }),
  },
  play: async ({ canvas }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Publish');
    await expect(await canvas.findByText('This may already exist')).toBeVisible();
    await press(canvas, 'Publish');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const keys = create.mock.calls.map(([, headers]) => headers['idempotency-key']);
    await expect(new Set(keys).size).toBe(2);
  },
};

export const Leaving: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRD-14'], proves: 'Asks before unsaved text is left, and can keep it' },
  args: { api: created() },
  play: async ({ canvas }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Cancel');
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Leave without saving?');
    await press(canvas, 'Stay on this page');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Cancel');
    await press(canvas, 'Keep and leave');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(Object.values({ ...localStorage }).join()).toContain('Ball bearing');
  },
};

export const NotFound: Story = {
  args: {
    api: ownProductsApi({
      answers: { 'load-own-product': () => new ApiError('NotFound', 'No product has this id', 404) },
    }),
    productID,
  },
  parameters: { ...at(productID), rows: ['ERR-04'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Product not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to all products' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { api: ownProductsApi({ answers: { 'load-own-product': forever } }), productID },
  parameters: at(productID),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the product')).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Price');
  },
};

const ticket = { signedPost: { url: 'https://store.example/', fields: { key: 'k' } }, token: 't'.repeat(43) };

/** A storage host that accepts every file at once, except those that should fail. */
class StandInRequest {
  static failures = 0;
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload: (() => void) | undefined;
  open() {}
  abort() {}
  send() {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 100 });
    this.status = StandInRequest.failures-- > 0 ? 400 : 204;
    setTimeout(() => this.onload?.());
  }
}

async function picture(name: string, colour: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 1700;
  canvas.height = 1200;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1700, 1200);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}

export const PhotosSent: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRD-07', 'UPL-02'],
    proves: 'Makes several photos smaller and sends them in order; a failed one can be sent again',
  },
  args: {
    api: ownProductsApi({
      answers: { 'create-product': asked(create, stored), 'request-business-upload': asked(save, ticket) },
    }),
  },
  beforeEach: () => {
    const { XMLHttpRequest: own } = window;
    StandInRequest.failures = 1;
    window.XMLHttpRequest = StandInRequest as never;
    return () => {
      window.XMLHttpRequest = own;
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (!input) throw new Error('no input');
    const files = [await picture('one.png', '#345'), await picture('two.png', '#a63')];
    await userEvent.upload(input, [...files, new File(['no'], 'three.png', { type: 'image/png' })]);
    await expect(await canvas.findByText('three.png cannot be read as a picture.')).toBeVisible();
    await expect(canvas.getByText('one.png could not be uploaded.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(save.mock.calls[0]?.[0]).toMatchObject({ businessID, purpose: 'productPhoto' });
    await expect(save.mock.calls[0]?.[0].fileSize).toBeLessThanOrEqual(500 * 1024);
    await press(canvas, 'Try again');
    await canvas.findByRole('img', { name: 'Photo 2' });
    await press(canvas, 'Remove');
    await press(canvas, 'Save as draft');
    await waitFor(() =>
      expect(create.mock.calls[0]?.[0].photos).toEqual([{ token: ticket.token }, { token: ticket.token }]),
    );
  },
};
