import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToast } from '../overlays/toast.tsx';
import { Button, type ButtonLooks } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

interface CopyButtonProps extends Pick<ButtonLooks, 'variant' | 'size' | 'block'> {
  readonly label: string;
  /** Asked at the moment of the click. */
  readonly text: () => string;
  /** Shown as a toast. */
  readonly copiedMessage: string;
  readonly icon?: ReactNode;
  /** Draws the icon only. */
  readonly iconOnly?: boolean;
}

/** Copies a text, for example the address of the page, and says so. */
export function CopyButton(props: CopyButtonProps) {
  const {
    label,
    text,
    copiedMessage,
    icon = <Link2 />,
    iconOnly = false,
    variant = 'secondary',
    ...looks
  } = props;
  const show = useToast();
  const copy = async () => {
    if (await copyText(text())) show(copiedMessage, 'success');
  };
  if (iconOnly) return <IconButton label={label} icon={icon} onClick={copy} />;
  return (
    <Button {...looks} variant={variant} icon={icon} onClick={copy}>
      {label}
    </Button>
  );
}
