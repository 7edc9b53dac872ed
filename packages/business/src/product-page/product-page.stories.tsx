import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginActions } from '@wbn/cards/actions/login-actions.tsx';
import { productPath } from '@wbn/cards/business/business-path.ts';
import { arabicBusiness, harbourGear, importedBusiness } from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, companyProducts, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { LikeCount } from '@wbn/cards/parts/counts.tsx';
import type { Product } from '@wbn/contract/business/product.ts';
import { mainProducts } from '@wbn/contract/pages/page-limits.ts';
import { expect, spyOn } from 'storybook/test';
import { ProductLoading } from './product-loading.tsx';
import { ProductError, ProductPage, type ProductPartName } from './product-page.tsx';
import { ProductPart } from './product-part.tsx';

/** Renders the parts as the server does, with a number of the company's products. */
const partsOf = (product: Product, count: number) => (part: ProductPartName) => (
  <ProductPart
    part={part}
    product={product}
    siblings={{ products: companyProducts(count).slice(0, mainProducts), total: count }}
  />
);

const meta = {
  title: 'Company page/Product page',
  component: ProductPage,
  args: {
    product: planetaryGearbox,
    business: harbourGear,
    renderPart: partsOf(planetaryGearbox, 9),
    actions: <LoginActions actions={['like']} returnTo={productPath(planetaryGearbox)} />,
    counts: <LikeCount likes={3} />,
  },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const GalleryAndShare: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(canvas.getByRole('img', { name: /photo 1 of 4/ })).toBeVisible();
    await userEvent.click(second as HTMLElement);
    await expect(canvas.getByRole('img', { name: /photo 2 of 4/ })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /photo 1 of 4/ })).toBeNull();
    // PRD-06: data beyond ten rows are folded away.
    const last = canvas.getByRole('rowheader', { name: 'Warranty', hidden: true });
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('View more'));
    await expect(last).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(write).toHaveBeenCalledWith(
      `https://www.wbnaustralia.example${productPath(planetaryGearbox)}`,
    );
    await expect(await canvas.findByText('Product Link copied!')).toBeVisible();
  },
};

export const ForTheOwner: Story = {
  args: { session: { access: 'owner' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Requests' })).toBeVisible();
    // PERM-06
    await expect(canvas.queryByRole('link', { name: 'Like' })).toBeNull();
  },
};

export const OnlyAName: Story = {
  args: { product: bareProduct, business: importedBusiness, renderPart: partsOf(bareProduct, 0) },
};

export const OnePhotoNoPrice: Story = {
  args: { product: { ...bareProduct, mainImage: planetaryGearbox.mainImage, stock: true } },
};

export const LongNames: Story = {
  args: {
    product: {
      ...planetaryGearbox,
      name: 'Hochleistungsschraubenverdichteranlagensteuerungsmodul'.repeat(3),
      description: 'A description without an end. '.repeat(60),
      specs: [{ key: 'k'.repeat(60), value: 'v'.repeat(400) }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeftData: Story = {
  args: {
    product: {
      ...bareProduct,
      name: 'كابل نحاسي مرن 16 مم²',
      description: 'كابل نحاسي مرن معزول، للتركيبات الصناعية.',
      specs: [{ key: 'الجهد', value: '450/750 V' }],
      businessProfile: arabicBusiness,
    },
    business: arabicBusiness,
    renderPart: partsOf(planetaryGearbox, 0),
  },
};

export const InItalian: Story = {
  args: {
    product: {
      ...planetaryGearbox,
      price: {
        ...{ amount: 489_500, currency: 'USD', unit: 'piece' },
        tiers: [
          { from: 10, amount: 470_000 },
          { from: 50, amount: 449_900 },
        ],
      },
      minimumOrder: { quantity: 2 },
    },
  },
  globals: { language: 'it' },
};
export const Loading: Story = { render: () => <ProductLoading /> };

export const Failed: Story = {
  render: () => <ProductError />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading data');
  },
};
