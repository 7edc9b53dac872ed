import { Link2 } from 'lucide-react';
import { useToast } from '../../overlays/toast.tsx';
import { Button, type ButtonLooks } from './button.tsx';
import { copyText } from './copy-text.ts';

interface CopyButtonProps extends Pick<ButtonLooks, 'variant' | 'size' | 'block'> {
  readonly label: string;
  /** Called on the click. */
  readonly text: () => string;
  /** Shown as a toast. */
  readonly copiedMessage: string;
}

/** Copies a text, for example the address of the page, and confirms it in a toast. */
export function CopyButton(props: CopyButtonProps) {
  const { label, text, copiedMessage, variant = 'secondary', ...looks } = props;
  const show = useToast();
  const copy = async () => {
    if (await copyText(text())) show(copiedMessage, 'success');
  };
  return (
    <Button {...looks} variant={variant} icon={<Link2 />} onClick={copy}>
      {label}
    </Button>
  );
}
