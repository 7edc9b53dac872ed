import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { emptyBusiness, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { expect, userEvent } from 'storybook/test';
import { bestQuality, noQuality } from '../fixtures/quality.ts';
import { EditMode } from './edit-mode.tsx';

const offering = (count: number, quality = bestQuality) =>
  fakeApi({
    'list-business-products': () => ({ data: companyProducts(count), total: count }),
    'load-business-quality': () => quality,
  });

const meta = {
  title: 'Company office/Edit mode',
  component: EditMode,
  args: {
    api: offering(5),
    business: harbourGear,
    renderSection: (section, products) => <Surface as="section">{`${section}: ${products.length}`}</Surface>,
  },
} satisfies Meta<typeof EditMode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: /^Quality/ })).toHaveValue(100);
    await expect(canvas.getByText(/the highest score/)).toBeVisible();
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

export const Empty: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Leads from each missing part to its form' },
  args: { api: offering(0, noQuality), business: emptyBusiness },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add your first product' })).toHaveAttribute(
      'href',
      `/business/${emptyBusiness.businessID}/products/new`,
    );
    await expect(canvas.getByText('Products are found on their own and lead to your page.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a higher plan' })).toHaveAttribute(
      'href',
      `/business/${emptyBusiness.businessID}/membership`,
    );
    await userEvent.click(canvas.getByText('2 more things'));
    await expect(canvas.getByRole('link', { name: 'Add a video' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Certificates' })).toHaveAttribute(
      'href',
      `/business/${emptyBusiness.businessID}/edit/certificates`,
    );
  },
};

export const InChinese: Story = { ...Empty, play: async () => undefined, globals: { language: 'zh' } };
