import type { ReactNode } from 'react';
import { ArrowLink } from './ArrowLink';
import { ClosingPanel } from './ClosingPanel';
import { ConsultationButton } from './Consultation';

interface CallToActionProps {
  heading: string;
  text: ReactNode;
  /** Opens the consultation dialog. */
  primary: { label: string };
  secondary?: { label: string; path: string };
  other?: { label: string; path: string } | undefined;
  /** Said below the links. */
  note?: string | undefined;
}

/** The last block of a page that ends in a consultation: book, or go on by oneself. */
export function CallToAction(props: CallToActionProps) {
  const { heading, text, primary, secondary, other, note } = props;
  return (
    <ClosingPanel heading={heading} text={text} note={note}>
      <ConsultationButton className="button button-primary button-large">
        {primary.label}
      </ConsultationButton>
      {secondary && <ArrowLink to={secondary.path}>{secondary.label}</ArrowLink>}
      {other && <ArrowLink to={other.path}>{other.label}</ArrowLink>}
    </ClosingPanel>
  );
}
