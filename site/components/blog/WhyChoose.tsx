import './WhyChoose.css';
import { blogPage } from '../../content/blogPage';
import { Terms } from '../Terms';
import { Way } from '../Way';

const { whyChoose } = blogPage;

/** Four reasons, and the way to the contact page. */
export function WhyChoose() {
  return (
    <section className="why-choose panel-sand" aria-labelledby="why-choose-title">
      <h2 id="why-choose-title">{whyChoose.heading}</h2>
      <dl>
        <Terms rows={whyChoose.items.map(({ title, text }) => [title, text])} />
      </dl>
      <Way to={whyChoose.contact.path}>{whyChoose.contact.label}</Way>
    </section>
  );
}
