import './WhyChoose.css';
import { blogPage } from '../../content/blogPage';
import { ArrowLink } from '../ArrowLink';
import { DefinitionList } from '../DefinitionList';

const { whyChoose } = blogPage;

/** Four reasons, and the way to the contact page. */
export function WhyChoose() {
  return (
    <section className="why-choose panel-sand" aria-labelledby="why-choose-title">
      <h2 id="why-choose-title">{whyChoose.heading}</h2>
      <dl className="terms cells">
        <DefinitionList rows={whyChoose.items.map(({ title, text }) => [title, text])} />
      </dl>
      <ArrowLink to={whyChoose.contact.path}>{whyChoose.contact.label}</ArrowLink>
    </section>
  );
}
