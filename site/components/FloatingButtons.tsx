import './FloatingButtons.css';
import { Filled, useFirm } from '../firm';
import { useStore } from '../store';
import { ChatButton } from './ChatButton';
import { consultationsInView } from './consultationInView';
import { useScrolledPast } from './useScrolledPast';

const shownAfter = 500;

/** The id of the section with offices and phones. */
export const contactInfoId = 'contact-info';

export function FloatingButtons({ onlyChat = false }: { onlyChat?: boolean | undefined }) {
  const { messaging } = useFirm().company;
  const scrolled = useScrolledPast(shownAfter);
  const isOffered = useStore(consultationsInView) > 0;
  return (
    <aside className="floating no-print" aria-label="Ask us">
      {scrolled && !isOffered && !onlyChat && (
        <a className="button button-primary" href={`#${contactInfoId}`}>
          <Filled text="Book a {free:Free }Consultation" />
        </a>
      )}
      {messaging && <ChatButton url={messaging} />}
    </aside>
  );
}
