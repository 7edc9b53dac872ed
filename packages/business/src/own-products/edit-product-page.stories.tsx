import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { forever, withSiblings } from '../fixtures/fake-api.ts';
import { ownGearbox } from '../fixtures/own-products.ts';
import { ownProductsApi, standardCompany } from '../fixtures/own-products-api.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { EditProductPage } from './edit-product-page.tsx';

const { businessID } = standardCompany;
const { productID } = ownGearbox;
const at = (product: string) => ({ route: { at: `/business/${businessID}/products/${product}` } });
const create = fn();
const save = fn();

interface PageProps {
  readonly api: ApiClient;
  readonly productID?: string;
}

function Page({ api, productID: edited }: PageProps) {
  return (
    <ManageFrame
      api={api}
      id={businessID}
      screen="products"
      may={['owner', 'admin']}
      screenTitle={edited ? 'Edit product' : 'New product'}
    >
      {(managed) => <EditProductPage api={api} managed={managed} userID="nadia" productID={edited} />}
    </ManageFrame>
  );
}

/** What is told to an answer is remembered; `answers` come one after the other, the last again and again. */
const asked = (spy: (...given: unknown[]) => void, ...answers: unknown[]) => {
  const left = [...answers];
  return ({ body, headers }: { body?: unknown; headers?: unknown }) => {
    spy(body, headers);
    return left.length > 1 ? left.shift() : left[0];
  };
};
const stored = withSiblings(ownGearbox, { slots: { used: 4, total: 7 } });
const created = () => ownProductsApi({ answers: { 'create-product': asked(create, stored) } });
const edited = (...answers: unknown[]) =>
  ownProductsApi({ products: [ownGearbox], answers: { 'save-product': asked(save, ...answers) } });

const meta = {
  title: 'business/own-products/EditProductPage',
  component: Page,
  args: { api: created() },
  parameters: at('new'),
  beforeEach: () => {
    localStorage.clear();
    create.mockReset();
    save.mockReset();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bodyOf = (root: HTMLElement) => within(root.ownerDocument.body);
const type = async (canvas: Canvas, label: string | RegExp, text: string) => {
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  // Pasted where no key matters: every key draws the whole form.
  if (/[{,]/.test(text) && label === 'Keywords') await userEvent.type(field, text);
  else {
    const [words = '', key] = text.split('{');
    await userEvent.paste(words);
    if (key !== undefined) await userEvent.keyboard(`{${key}`);
  }
};
const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const NewProduct: Story = {
  name: 'PRD-14: everything of a new product is sent once, by its key, and published',
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
    await userEvent.click(canvas.getByLabelText('In stock'));
    await press(canvas, 'Add a line');
    await userEvent.keyboard('Bore{Enter}20 mm{Enter}');
    await type(canvas, 'Address of the video', 'https://media.example.com/6204.mp4{Enter}');
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
  name: 'PRD-14: a name is enough for a draft; after a lost answer the same key is sent again',
  args: {
    api: ownProductsApi({
      answers: { 'create-product': asked(create, new ApiError('InternalError', '', 0), stored) },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Save as draft');
    await bodyOf(canvasElement).findByText(/could not be saved/);
    await press(canvas, 'Save as draft');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const [first, second] = create.mock.calls;
    await expect(second).toEqual(first);
    await expect(first?.[0]).toMatchObject({ status: 'draft' });
  },
};

export const BadInput: Story = {
  name: 'PRD-14: everything that is wrong is said at once, and the focus is on the first of it',
  play: async ({ canvas }) => {
    await type(canvas, 'EAN', '123');
    await type(canvas, 'Price', 'cheap');
    await press(canvas, 'Add a line');
    await type(canvas, 'Property 1', 'Mass');
    await type(canvas, 'Address of the video', 'not an address');
    await press(canvas, 'Publish');
    const alert = await canvas.findByText('4 fields need attention');
    await expect(alert).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Value 1' })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText('Value 1').id}`,
    );
    await expect(canvas.getByLabelText('Address of the video')).toBeInvalid();
    await expect(create).not.toHaveBeenCalled();
    await type(canvas, /^Name/, 'Bearing');
    await expect(canvas.queryByText('4 fields need attention')).toBeNull();
    await expect(canvas.getByText('3 fields need attention')).toBeVisible();
  },
};

export const PlanLimit: Story = {
  name: 'decision 20: a slot that somebody else took leads to the plans; what was typed is kept',
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
    await expect(dialog.getByText('What you have typed is kept on this computer.')).toBeVisible();
    await expect(Object.values({ ...localStorage }).join()).toContain('Ball bearing');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Ball bearing');
  },
};

export const MayBeThere: Story = {
  name: 'PRD-14: an answer that was lost before the text was changed is not a second product by accident',
  args: {
    api: ownProductsApi({
      answers: { 'create-product': asked(create, new ApiError('Conflict', 'Another request', 409)) },
    }),
  },
  play: async ({ canvas }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Publish');
    await expect(await canvas.findByText('This product may be there already')).toBeVisible();
    await press(canvas, 'Publish');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    const keys = create.mock.calls.map(([, headers]) => headers['idempotency-key']);
    await expect(new Set(keys).size).toBe(2);
  },
};

export const Edited: Story = {
  name: 'PRD-14: a product is changed as a whole, with the version that the change began from',
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
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

export const PhotosInOrder: Story = {
  name: 'PRD-07: photos are put in order by buttons, by keyboard and by dragging, and it is said',
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Photos' });
    const sources = () => [...list.querySelectorAll('img')].map(({ src }) => src);
    const [first, second, third] = sources();
    await expect(canvas.getByRole('button', { name: 'Move photo 1 left' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Move photo 2 left' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Photo 2 moved to place 1')).toBeInTheDocument();
    await expect(sources()).toEqual([second, first, third]);
    // Its own button is off now: the focus is on the other one of the same photo.
    await expect(canvas.getByRole('button', { name: 'Move photo 1 right' })).toHaveFocus();
    const tiles = within(list).getAllByRole('listitem');
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(tiles[2] as HTMLElement, { dataTransfer });
    await fireEvent.dragEnter(tiles[0] as HTMLElement, { dataTransfer });
    await fireEvent.drop(tiles[0] as HTMLElement, { dataTransfer });
    await expect(canvas.getByText('Photo 3 moved to place 1')).toBeInTheDocument();
    await expect(sources()).toEqual([third, second, first]);
    await press(canvas, 'Remove photo 2');
    await press(canvas, 'Save');
    await waitFor(() => expect(save.mock.calls[0]?.[0].photos).toEqual([{ url: third }, { url: first }]));
  },
};

export const Specs: Story = {
  name: 'PRD-06: specifications are added, moved with Alt and an arrow, and removed',
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
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
/** A colleague has saved `newer` between opening and saving. */
const meanwhile = (to: OwnProduct): ApiClient => {
  const api = edited(new ApiError('Conflict', 'Newer', 409), to);
  let opened = false;
  return {
    call: async (call, input, options) => {
      if (call.name !== 'load-own-product') return api.call(call, input, options);
      const data = opened ? to : ownGearbox;
      opened = true;
      return { success: true, data } as never;
    },
  };
};

export const Conflict: Story = {
  name: 'PRD-14: two who changed the same see both versions and choose; the rest of both is kept',
  args: { api: meanwhile(newer), productID },
  parameters: at(productID),
  play: async ({ canvas }) => {
    await type(canvas, 'Lead time', '2 weeks');
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Somebody else has saved this product')).toBeVisible();
    const group = within(canvas.getByRole('group', { name: 'Lead time' }));
    await expect(group.getByText('2 weeks')).toBeVisible();
    await expect(group.getByText('6 weeks')).toBeVisible();
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('HP-220 gearbox');
    await userEvent.click(group.getByLabelText('Saved meanwhile'));
    await expect(canvas.getByLabelText('Lead time', { selector: 'input[type="text"]' })).toHaveValue(
      '6 weeks',
    );
    await userEvent.click(group.getByLabelText('Your version'));
    await press(canvas, 'Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    await expect(save.mock.calls[1]?.[0]).toMatchObject({
      version: 4,
      name: 'HP-220 gearbox',
      leadTime: '2 weeks',
    });
  },
};

export const ConflictShown: Story = {
  name: 'PRD-14: the versions of every kind of field side by side',
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
  parameters: at(productID),
  play: async ({ canvas }) => {
    await type(canvas, 'Lead time', '2 weeks');
    await type(canvas, 'Price', '4900.00');
    await press(canvas, 'Remove line 1');
    await press(canvas, 'Move photo 2 left');
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/Both of you changed the same 4 fields/)).toBeVisible();
  },
};

export const Merged: Story = {
  name: 'PRD-14: changes of different fields are put together without a question',
  args: { api: meanwhile(newer), productID },
  parameters: at(productID),
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, 'Brand', 'Harbour');
    await press(canvas, 'Save');
    await bodyOf(canvasElement).findByText(/together with what somebody else has changed/);
    await expect(save.mock.calls[1]?.[0]).toMatchObject({
      version: 4,
      name: 'HP-220 gearbox',
      leadTime: '6 weeks',
      brand: 'Harbour',
    });
  },
};

export const DraftRestored: Story = {
  name: 'PRD-14: what was typed and not saved is here again, and can be discarded',
  args: { api: edited(ownGearbox), productID },
  parameters: at(productID),
  beforeEach: () => {
    const values = { name: 'HP-220, quieter' };
    localStorage.setItem(`wbn-product-draft-nadia-${businessID}-${productID}`, JSON.stringify({ values }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toHaveValue('HP-220, quieter');
    await expect(canvas.getByLabelText('Brand')).toHaveValue(ownGearbox.brand);
    await press(canvas, 'Discard it');
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue(ownGearbox.name);
    await expect(localStorage).toHaveLength(0);
  },
};

export const Leaving: Story = {
  name: 'PRD-14: leaving with unsaved text is asked about, and it may be kept',
  args: { api: created() },
  play: async ({ canvas }) => {
    await type(canvas, /^Name/, 'Ball bearing');
    await press(canvas, 'Cancel');
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Leave without saving?');
    await press(canvas, 'Stay');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await press(canvas, 'Cancel');
    await press(canvas, 'Keep it and leave');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(Object.values({ ...localStorage }).join()).toContain('Ball bearing');
  },
};

export const LockedOut: Story = {
  name: 'PERM-08: who was removed meanwhile is locked out at the next save',
  args: {
    api: (() => {
      const api = edited(new ApiError('Forbidden', 'Not yours', 403));
      let loads = 0;
      return {
        call: async (call, input, options) => {
          if (call.name === 'load-business' && loads++ > 0)
            return { success: true, data: standardCompany, session: null } as never;
          return api.call(call, input, options);
        },
      } satisfies ApiClient;
    })(),
    productID,
  },
  parameters: at(productID),
  play: async ({ canvas }) => {
    await type(canvas, 'Brand', 'Harbour');
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You no longer have access');
  },
};

export const Missing: Story = {
  name: 'ERR-04: a product that is not there',
  args: {
    api: ownProductsApi({
      answers: { 'load-own-product': () => new ApiError('NotFound', 'No product has this id', 404) },
    }),
    productID,
  },
  parameters: at(productID),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This product is not there')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To all products' })).toBeVisible();
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

/** A storage host that takes every file at once, but for those that are told to fail. */
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
  name: 'PRD-07 UPL-02: several photos are made small and sent in their order; one that fails is sent again',
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
    await expect(await canvas.findByText('three.png is not a picture that can be shown.', {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.getByText('one.png could not be sent.')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(save.mock.calls[0]?.[0]).toMatchObject({ businessID, purpose: 'productPhoto' });
    await expect(save.mock.calls[0]?.[0].fileSize).toBeLessThanOrEqual(500 * 1024);
    await press(canvas, 'Try again');
    await canvas.findByRole('img', { name: 'Photo 2' }, { timeout: 8000 });
    await press(canvas, 'Remove');
    await press(canvas, 'Save as draft');
    await waitFor(() =>
      expect(create.mock.calls[0]?.[0].photos).toEqual([{ token: ticket.token }, { token: ticket.token }]),
    );
  },
};
