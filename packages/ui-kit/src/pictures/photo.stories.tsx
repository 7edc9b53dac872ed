import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Columns } from '../layout/columns.tsx';
import * as styles from './photo.css.ts';
import { Photo } from './photo.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#b9d3c8"/><path d="M0 220 120 110l90 90 60-50 130 110v40H0z" fill="#4f8a76"/><circle cx="310" cy="80" r="34" fill="#f4e2b0"/></svg>',
)}`;

const meta = {
  title: 'Media/Photo',
  component: Photo,
  parameters: {
    guide: {
      when: 'Every photo, logo and cover of people, companies and products.',
      whenNot: 'Drawings of the site: Illustration. Icons: lucide.',
      keyboard: '`alt` says what is seen; empty when a text beside it says it.',
      content: 'The name of the person or thing.',
      otherWords: ['image', 'picture', 'thumbnail', 'avatar', 'logo', 'portrait', 'cover'],
      parts: { 'Fixed box': 'img, div > div' },
    },
  },
  argTypes: {
    ratio: { control: 'select', options: Object.keys(styles.ratio) },
    shape: { control: 'select', options: Object.keys(styles.shape) },
    fit: { control: 'select', options: Object.keys(styles.fit) },
  },
  args: { alt: 'Hills', fallbackName: 'Lisbon Cork Works', src: picture },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Photo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { proves: 'The box has its height before the picture is there' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'Hills' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 2);
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="${colour}"/></svg>`)}`;

export const Versions: Story = {
  parameters: {
    rows: ['PRF-15'],
    proves: 'The browser takes a format that it knows, in the size that it needs',
  },
  args: {
    sizes: '300px',
    versions: [64, 512].flatMap((width) => [
      { url: drawn(`rgb(0 0 ${width / 4})`), width, type: 'image/avif' },
      { url: drawn(`rgb(0 ${width / 4} 0)`), width, type: 'image/webp' },
    ]),
  },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'Hills' });
    await waitFor(() => expect(image.currentSrc).toBe(drawn('rgb(0 0 128)')));
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 2);
  },
};

export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Hills' })).toHaveTextContent('LC');
  },
};

export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', alt: '' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement).toHaveTextContent('LC');
  },
};

export const Ratios: Story = {
  render: (args) => (
    <Columns minimum={120}>
      <Photo {...args} ratio="1:1" />
      <Photo {...args} ratio="1:1" shape="round" />
      <Photo {...args} ratio="4:1" />
      <Photo {...args} src={undefined} ratio="4:1" fallbackName="Murray Wool" />
      <Photo {...args} src={undefined} ratio="1:1" shape="round" fallbackName="Zulu Citrus" />
      <Photo {...args} ratio="1:1" fit="contain" />
    </Columns>
  ),
};
