export function Clinic() {
  return (
    <div className="bg-ink px-5 py-6 text-paper">
      <p className="text-mist">1 of 3</p>
      <p className="mt-3 text-3xl leading-tight font-semibold tracking-tight">
        Is anybody short of breath?
      </p>
      <p className="mt-8 bg-amber-tint py-7 text-center text-2xl font-semibold text-ink">Yes</p>
      <p className="mt-3 border-2 border-paper py-7 text-center text-2xl font-semibold">No</p>
      <p className="mt-8 text-mist">Not sure? Press yes. Nobody minds.</p>
    </div>
  );
}
