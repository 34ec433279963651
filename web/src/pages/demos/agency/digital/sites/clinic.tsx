export function Clinic() {
  return (
    <div className="bg-ink px-5 py-6 text-paper">
      <p className="text-on-dark">1 of 3</p>
      <p className="mt-3 text-3xl leading-tight font-semibold tracking-tight">
        Is anyone short of breath?
      </p>
      <p className="mt-8 bg-warn-tint py-7 text-center text-2xl font-semibold text-ink">Yes</p>
      <p className="mt-3 border-2 border-paper py-7 text-center text-2xl font-semibold">No</p>
      <p className="mt-8 text-on-dark">Not sure? Press yes. That’s fine.</p>
    </div>
  );
}
