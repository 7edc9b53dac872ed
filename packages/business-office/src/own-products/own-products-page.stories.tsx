import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ownProducts } from '../fixtures/own-products.ts';
import { ownProductsApi, standardBusiness } from '../fixtures/own-products-api.ts';
import { OwnProductsPage } from './own-products-page.tsx';

const { businessID } = standardBusiness;
const at = `/business/${businessID}/products`;

function Page({ api }: { api: ApiClient }) {
  return <OwnProductsPage api={api} id={businessID} />;
}

const meta = {
  title: 'Company office/Products page',
  component: Page,
  args: { api: ownProductsApi({ products: ownProducts(5) }) },
  parameters: { route: { at } },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Products' })).getAllByRole('listitem');
const rowOf = async (canvas: Canvas, name: RegExp) => {
  const row = (await rows(canvas)).find(({ textContent }) => name.test(textContent ?? ''));
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
/** Opens the row's menu and takes an entry. */
const act = async (canvas: Canvas, name: RegExp, action: string) => {
  const row = await rowOf(canvas, name);
  await userEvent.click(row.getByLabelText(/^More actions/));
  await userEvent.click(row.getByText(action));
};
const bar = (canvas: Canvas) => within(canvas.getByRole('group', { name: 'With the selected products' }));
/** Toasts are outside the story's element. */
const body = (root: HTMLElement) => within(root.ownerDocument.body);

export const Full: Story = {};

export const Search: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RT-22', 'PRD-14'],
    proves: 'Products with their state and the slots used, found by name',
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(5);
    await expect(canvas.getByText('4 of 7 product slots used')).toBeVisible();
    await expect((await rowOf(canvas, /Helical/)).getByText('Draft')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'winch');
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Drafts 1' }));
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it');
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all products' }));
    await waitFor(async () => expect(await rows(canvas)).toHaveLength(5));
  },
};

export const DeletedAndUndone: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 20'],
    proves: 'Deleting a published product frees its slot; Undo or the list of deleted products restores it',
  },
  args: { api: ownProductsApi({ products: ownProducts(5) }) },
  play: async ({ canvas, canvasElement }) => {
    await act(canvas, /Winch drive/, 'Delete');
    await canvas.findByText('3 of 7 product slots used');
    await expect(await rows(canvas)).toHaveLength(4);
    await userEvent.click(await body(canvasElement).findByRole('button', { name: 'Undo' }));
    await canvas.findByText('4 of 7 product slots used');
    await act(canvas, /Coupling guard/, 'Delete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deleted 1' }));
    await expect(canvas.getByText('You can restore deleted products for 30 days.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Coupling guard' }));
    await canvas.findByText('4 of 7 product slots used');
  },
};

export const StatusChanged: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PRD-14'], proves: 'Publishes a draft from the list and makes it a draft again' },
  args: { api: ownProductsApi({ products: ownProducts(5) }) },
  play: async ({ canvas }) => {
    await act(canvas, /Helical/, 'Publish');
    await waitFor(async () => expect((await rowOf(canvas, /Helical/)).getByText('Published')).toBeVisible());
    await act(canvas, /Helical/, 'Change to draft');
    await waitFor(async () => expect((await rowOf(canvas, /Helical/)).getByText('Draft')).toBeVisible());
    const published = await rowOf(canvas, /Winch/);
    await userEvent.click(published.getByLabelText(/^More actions/));
    await expect(published.getByText('View on page').closest('a')?.getAttribute('href')).toMatch(
      /^\/business-product\//,
    );
  },
};

export const SelectSeveral: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Several products are selected by mouse and keyboard, and changed by one call' },
  args: { api: ownProductsApi({ products: ownProducts(6) }) },
  play: async ({ canvas, canvasElement }) => {
    await rows(canvas);
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    const user = userEvent.setup();
    await user.click(box(/^Select HP-220/));
    await user.keyboard('{Shift>}');
    await user.click(box(/^Select Winch/));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}{ArrowUp}');
    await expect(box(/^Select Coupling/)).toHaveFocus();
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Delete' }));
    await canvas.findByText('2 of 7 product slots used');
    await expect(canvas.queryByText('4 selected')).toBeNull();
    await userEvent.click(await body(canvasElement).findByRole('button', { name: 'Undo' }));
    await canvas.findByText('5 of 7 product slots used');
    await userEvent.click(box(/^Select all/));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Change to draft' }));
    await canvas.findByText('0 of 7 product slots used');
    await act(canvas, /Winch/, 'Duplicate');
    await body(canvasElement).findByText(/Winch drive with brake \(2\) is now a draft/);
  },
};

export const AllSlotsUsed: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 20'],
    proves: 'At 7 of 7 slots names the draft that finds none and offers a larger plan',
  },
  args: { api: ownProductsApi({ products: ownProducts(8) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('7 of 7 product slots used');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Publish' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('All 7 product slots of your plan are taken')).toBeVisible();
    await expect(dialog.getByText('Helical gear motor HM-40')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Upgrade the plan' })).toHaveAttribute(
      'href',
      `/business/${businessID}/membership`,
    );
    await expect(dialog.getByText('20 products')).toBeVisible();
  },
};

export const AllSlotsUsedForAnAdmin: Story = {
  tags: ['!dev'],
  parameters: { rows: ['PERM-05'], proves: 'Tells an admin that the owner can change the plan' },
  args: { api: ownProductsApi({ products: ownProducts(8), access: 'admin' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Publish' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText('The owner of the company can change the plan.')).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const RestoreRefused: Story = {
  args: {
    api: ownProductsApi({
      products: ownProducts(8).map((one, at) => (at === 0 ? { ...one, deletedAt: one.updatedAt } : one)),
      answers: { 'restore-product': () => new ApiError('PlanLimitReached', 'No slot', 403) },
    }),
  },
  parameters: {
    rows: ['decision 20'],
    proves: 'Restores nothing without a free slot',
    route: { at: `${at}?show=deleted` },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Restore/ }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('All 7 product slots');
  },
};

export const Hundred: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 20'],
    proves: 'A hundred products on Platinum, some hidden by a smaller plan before',
  },
  args: {
    api: ownProductsApi({
      products: ownProducts(100).map((one, at) => (at > 96 ? { ...one, withinPlan: false } : one)),
      total: 85,
      company: { ...standardBusiness, subscription: 'platinum' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await rows(canvas)).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: /^Hidden by plan/ }));
    await waitFor(async () => expect((await rows(canvas)).length).toBeLessThan(4));
    await userEvent.click(canvas.getByRole('button', { name: /^Drafts/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select all/ }));
    await userEvent.click(bar(canvas).getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Platinum is the largest plan');
  },
};

export const Empty: Story = {
  parameters: { rows: ['RT-22'], proves: 'Invites a company without products to create the first' },
  args: { api: ownProductsApi() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Show buyers what you make or sell')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create the first product' })).toHaveAttribute(
      'href',
      `${at}/new`,
    );
    await expect(canvas.getByRole('link', { name: 'Import CSV' })).toHaveAttribute('href', `${at}/import`);
  },
};

export const Loading: Story = {
  args: { api: ownProductsApi({ answers: { 'list-own-products': forever } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your products')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { rows: ['ERR-06'], proves: 'Products that could not be loaded can be loaded again' },
  args: {
    api: (() => {
      const left: unknown[] = [new ApiError('ServiceUnavailable', 'Busy', 503)];
      const api = ownProductsApi({ products: ownProducts(3) });
      return {
        call: async (call, input, options) => {
          if (call.name === 'list-own-products' && left.length > 0) throw left.pop();
          return api.call(call, input, options);
        },
      } satisfies ApiClient;
    })(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The products could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await rows(canvas)).toHaveLength(3);
  },
};

export const Gone: Story = {
  tags: ['!dev'],
  parameters: { rows: ['ERR-04'], proves: 'A product that a colleague deleted for good leaves the list' },
  args: {
    api: (() => {
      const api = ownProductsApi({ products: ownProducts(3) });
      const fewer = ownProductsApi({ products: ownProducts(2) });
      let asked = false;
      return {
        call: async (call, input, options) => {
          if (call.name === 'delete-product') {
            asked = true;
            throw new ApiError('NotFound', 'No product has this id', 404);
          }
          return (asked ? fewer : api).call(call, input, options);
        },
      } satisfies ApiClient;
    })(),
  },
  play: async ({ canvas, canvasElement }) => {
    await act(canvas, /Winch drive/, 'Delete');
    await body(canvasElement).findByText('This product no longer exists.');
    await expect(await rows(canvas)).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  decorators: [
    (Inner) => (
      <div style={{ inlineSize: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await rows(canvas);
    const box = canvasElement.querySelector<HTMLElement>('div[style]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
