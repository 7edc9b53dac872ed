import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  arabicBusiness,
  emptyBusiness,
  harbourGear,
  importedBusiness,
  longNames,
} from '@wbn/cards/fixtures/businesses.ts';
import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { expect } from 'storybook/test';
import {
  BusinessTerms,
  FactorySection,
  GeneralInformation,
  TradeCapabilities,
} from './general-information.tsx';
import { Certificates, ContactInformation, Products, Video } from './section.tsx';

const { general, contactInfo, factory = {}, tradeCapabilities = {}, businessTerms = {} } = harbourGear;

const meta = { title: 'Company page/Sections' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const General: Story = {
  parameters: { rows: ['BIZ-17'] },
  render: () => <GeneralInformation general={general} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD 10M - USD 25M', { normalizer: plainSpaces })).toBeVisible();
    // BIZ-17: a wide screen shows the whole description.
    await expect(canvas.getByText(/look for distributors in Chile/)).toBeVisible();
    await expect(canvas.getByText('View more')).not.toBeVisible();
  },
};

const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

export const GeneralOpenRanges: Story = { render: () => <GeneralInformation general={longNames.general} /> };
export const GeneralSparse: Story = {
  render: () => <GeneralInformation general={importedBusiness.general} />,
};
export const GeneralRightToLeft: Story = {
  render: () => <GeneralInformation general={arabicBusiness.general} />,
};

export const Contact: Story = {
  render: () => <ContactInformation contactInfo={contactInfo} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'harbourgear.example' })).toHaveAttribute(
      'rel',
      'nofollow noopener',
    );
    await expect(canvas.getByRole('link', { name: '+61 2 5550 0142' })).toHaveAttribute(
      'href',
      'tel:+61255500142',
    );
  },
};

export const ContactUnknown: Story = {
  render: () => <ContactInformation contactInfo={emptyBusiness.contactInfo} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/has not published its contact details/)).toBeVisible();
  },
};

export const ContactNotLinkable: Story = {
  render: () => (
    <ContactInformation contactInfo={{ website: 'javascript:alert(1)', email: 'ask at the gate' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Factory: Story = { render: () => <FactorySection factory={factory} /> };
export const FactorySizeOnly: Story = { render: () => <FactorySection factory={{ factorySize: 800 }} /> };
export const Trade: Story = { render: () => <TradeCapabilities tradeCapabilities={tradeCapabilities} /> };
export const TradeOneDay: Story = {
  render: () => <TradeCapabilities tradeCapabilities={{ averageLeadTime: 1 }} />,
};
export const Terms: Story = { render: () => <BusinessTerms businessTerms={businessTerms} /> };

export const CertificatesWithExpired: Story = {
  render: () => <Certificates certificates={harbourGear.certificates} today="2026-11-21" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('Expires 29 Feb 2028')).toBeVisible();
  },
};

export const CertificateWithoutDates: Story = {
  render: () => <Certificates certificates={[{ id: 'c', name: 'HACCP' }]} today="2026-11-21" />,
};

export const NoProducts: Story = { render: () => <Products business={harbourGear} products={[]} /> };
export const OneProduct: Story = {
  render: () => <Products business={harbourGear} products={companyProducts(1)} />,
};

export const HundredProducts: Story = {
  tags: ['!dev'],
  render: () => <Products business={harbourGear} products={companyProducts(100)} />,
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByText('HP-1190 planetary gearbox');
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('View all 100 products'));
    await expect(last).toBeVisible();
  },
};

export const VideoFile: Story = {
  render: () => <Video url="https://media.wbn.example/tour.mp4" companyName="Harbour Gear" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Video: Harbour Gear')).toHaveAttribute('controls');
  },
};

export const VideoElsewhere: Story = {
  render: () => <Video url="https://videos.example/watch?v=1" companyName="Harbour Gear" />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Watch the video on videos.example' }),
    ).toBeVisible();
  },
};
