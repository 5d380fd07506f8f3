import { blogPage } from '../../content/blogPage';
import { Way } from '../Way';

const { whyChoose } = blogPage;

/** Four reasons, and the way to the contact page. */
export function WhyChoose() {
  return (
    <section className="why-choose panel-sand" aria-labelledby="why-choose-title">
      <h2 id="why-choose-title">{whyChoose.heading}</h2>
      <dl>
        {whyChoose.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Way to={whyChoose.contact.path}>{whyChoose.contact.label}</Way>
    </section>
  );
}
