import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { emptyBusiness, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { expect, userEvent } from 'storybook/test';
import { EditMode } from './edit-mode.tsx';

const offering = (count: number) =>
  fakeApi({ 'list-business-products': () => ({ data: companyProducts(count) }) });

const meta = {
  title: 'business-office/edit-mode/EditMode',
  component: EditMode,
  args: {
    api: offering(5),
    business: harbourGear,
    products: companyProducts(5),
    renderSection: (section, products) => <Surface as="section">{`${section}: ${products.length}`}</Surface>,
  },
} satisfies Meta<typeof EditMode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: /Your page is complete/ })).toHaveValue(100);
    // BIZ-14: every section leads to its form.
    for (const [name, screen] of [
      ['Edit General Information', 'edit/general'],
      ['Edit Contact Information', 'edit/contact'],
      ['Edit Products', 'products'],
      ['Edit Factory', 'edit/factory'],
      ['Edit Trade Capabilities', 'edit/trade'],
      ['Edit Business Terms', 'edit/terms'],
      ['Edit Certificates', 'edit/certificates'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/business/${harbourGear.businessID}/${screen}`,
      );
    }
  },
};

export const NothingYet: Story = {
  args: { api: offering(0), business: emptyBusiness, products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your first product' })).toHaveAttribute(
      'href',
      `/business/${emptyBusiness.businessID}/products/new`,
    );
    await expect(canvas.getByText('Products are found on their own and lead to your page.')).toBeVisible();
    await userEvent.click(canvas.getByText(/more things are missing/));
    await expect(canvas.getByRole('link', { name: 'Add a video' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Certificates' })).toHaveAttribute(
      'href',
      `/business/${emptyBusiness.businessID}/edit/certificates`,
    );
  },
};

const cached = { api: offering(2), business: harbourGear, products: [] };
/** The page came from a cache; what is offered by now is shown. */
export const ProductsAreFresh: Story = {
  args: cached,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Products' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add your first product' })).toBeNull();
  },
};

export const InChinese: Story = { ...NothingYet, play: async () => undefined, globals: { language: 'zh' } };
