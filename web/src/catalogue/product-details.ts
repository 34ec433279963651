/** What the page of a product adds: how it came to be as it is, and its figures. By product id. */
// oxfmt-ignore
export const PRODUCT_DETAILS: Readonly<Record<string, ProductDetails>> = {
  'hearth-one': {
    about: 'The case is the heat sink: twenty-two ribs, cut with the rest from one block of aluminium. Nothing inside moves. Four screws open it, and every part that wears has a number you can order.',
    specs: [['Memory', '32 GB'], ['Size', '19 × 19 × 7 cm, aluminium'], ['Power', '11 W idle, 48 W while answering'], ['Noise', 'None'], ['Ports', '2 × network, 4 × USB-C, 1 × power']],
  },
  'hearth-mini': {
    about: 'We made it for people who want to know whether any of this is for them. It runs the same software as its larger siblings, so moving up later takes one evening and one cable.',
    specs: [['Memory', '8 GB'], ['Size', '12 × 12 × 5 cm'], ['Power', '4 W idle, 17 W while answering'], ['Noise', 'None'], ['Ports', '1 × network, 2 × USB-C']],
  },
  'hearth-double': {
    about: 'Two drives mirror one another inside the case, and either can be pulled by its tab. The second row of ribs cools the memory next to it.',
    specs: [['Memory', '64 GB'], ['Size', '19 × 19 × 14 cm, aluminium'], ['Drives', '2 × 4 TB, mirrored'], ['Power', '19 W idle, 85 W while answering'], ['Ports', '2 × network, 6 × USB-C']],
  },
  'longhouse-tower': {
    about: 'It has one fan, large and slow, because seventy billion parameters need the air. From one metre it is quieter than a refrigerator in the next room.',
    specs: [['Memory', '128 GB, and 48 GB on the card'], ['Size', '20 × 40 × 22 cm, steel'], ['Power', '45 W idle, 390 W while answering'], ['Noise', '24 dB at one metre'], ['Weight', '11.4 kg']],
  },
  'cellar-rack-1u': {
    about: 'Most rack servers are made for data centres and are too deep for a cupboard. This one is 28 cm deep, breathes from front to side, and can be serviced from the front, in the rack.',
    specs: [['Memory', '64 GB'], ['Size', '48 × 4.4 × 28 cm'], ['Power', '22 W idle, 95 W while answering'], ['Noise', '29 dB at one metre'], ['Rails', 'Included, for two and four posts']],
  },
  'attic-station': {
    about: 'Rooms under a roof reach 38 degrees in August. The station measures its own air, gives up speed in three steps before anything suffers, and logs when it did so and for how long.',
    specs: [['Memory', '16 GB'], ['Size', '22 × 11 × 12 cm'], ['Works up to', '45 °C in the room'], ['Power', '7 W idle, 31 W while answering'], ['Noise', 'None']],
  },
  'gatepost': {
    about: 'It dials out, so every port of your router can stay shut. What passes through is encrypted all the way from your phone to your server; the post itself cannot read it.',
    specs: [['Speed', 'Up to 900 Mbit/s through the tunnel'], ['Size', '9 × 9 × 3 cm'], ['Power', '3 W'], ['Ports', '2 × network, 1 × USB-C'], ['Updates', 'Five years, signed']],
  },
  'night-porter': {
    about: 'An untested backup is only a hope. The porter fetches last night’s copy, restores ten files picked at random, compares them, and puts the result on its little screen: a tick, or the name of the file.',
    specs: [['Wakes', 'Once a night, for about 40 minutes'], ['Size', '11 × 14 × 7 cm'], ['Power', '0.4 W asleep'], ['Screen', 'E-paper, 2.1 inch'], ['Drives', 'Any USB-C drive']],
  },
  'twin-drive-4': {
    about: 'Drives fail without warning. Here that costs you only a new drive: the light turns amber, you swap the drive, and the case makes the copy overnight.',
    specs: [['Capacity', '2 × 4 TB'], ['Connection', 'USB-C, cable included'], ['Light', 'Green while both agree'], ['Noise', '19 dB while writing'], ['Weight', '1.6 kg']],
  },
  'twin-drive-12': {
    about: 'The same case as the small one, with drives for a practice that has an X-ray machine. A full copy to a second pair takes a weekend; leave it plugged in and go home.',
    specs: [['Capacity', '2 × 12 TB'], ['Connection', 'USB-C, cable included'], ['Light', 'Green while both agree'], ['Noise', '26 dB while writing'], ['Weight', '1.9 kg']],
  },
  'pocket-ssd-1': {
    about: 'Three copies, two kinds, one elsewhere: this is the one elsewhere. It fits in the key drawer at your sister’s. The sleeve is a single piece of extruded aluminium.',
    specs: [['Capacity', '1 TB'], ['Speed', '1,000 MB/s'], ['Size', '10 × 3.5 × 1 cm'], ['Encryption', 'By your server, before anything is written'], ['Cable', '20 cm, included']],
  },
  'pocket-ssd-4': {
    about: 'Room for the photographs of a family and the files of an office. It arrives with a random key printed on a card: scratch the card, write the key down elsewhere, and the drive is useless to anyone who finds it.',
    specs: [['Capacity', '4 TB'], ['Speed', '2,000 MB/s'], ['Size', '10 × 3.5 × 1 cm'], ['Encryption', 'In the drive, on from the start'], ['Cable', '20 cm, included']],
  },
  'quad-bay': {
    about: 'Four bays, each with a locking handle and its own light. Start with two drives and add the others when prices fall; the case sorts out what goes where.',
    specs: [['Bays', '4, for 3.5 and 2.5 inch'], ['Connection', 'USB-C, 20 Gbit/s'], ['Size', '13 × 17 × 22 cm, steel'], ['Fan', 'One, 12 cm, on a rubber ring'], ['Drives', 'Not included']],
  },
  'bare-drive-8': {
    about: 'Each drive is written full and read back three times before we sell it. About one in eighty fails the test and stays here.',
    specs: [['Capacity', '8 TB'], ['Spins at', '5,400 rpm'], ['Connection', 'SATA'], ['Tested', '72 hours, report enclosed'], ['Warranty', 'Five years']],
  },
  'archive-cartridge': {
    about: 'Slide the tab and the cartridge can only be read: the lock is mechanical. For tax years, closed cases, and the choir’s recordings.',
    specs: [['Capacity', '500 GB'], ['Written', 'Once, then locked'], ['Lasts', '30 years at room temperature'], ['Reader', 'Any USB-C port'], ['Size', '9 × 7 × 1.4 cm']],
  },
  'drive-safe': {
    about: 'Two doors, a seal that swells when it gets hot, and an opening for one cable, so that the drives can stay in use. It weighs nine kilos.',
    specs: [['Holds', '2 drives of 3.5 inch'], ['Fire', '60 minutes at 840 °C'], ['Water', '24 hours at one metre'], ['Weight', '9.2 kg'], ['Lock', 'Key, two included']],
  },
  'flat-cable-2': {
    about: 'Four pairs lie side by side instead of twisted together, in a woven sleeve that you can paint over. Bend it around a corner as tightly as you like.',
    specs: [['Length', '2 m'], ['Speed', 'Up to 10 Gbit/s'], ['Thickness', '2.1 mm'], ['Sleeve', 'Woven polyester'], ['Ends', 'Plug to plug']],
  },
  'flat-cable-10': {
    about: 'Comes with ten clips and ten very small nails. At ten metres it still carries everything that your broadband brings in; we measure every batch.',
    specs: [['Length', '10 m'], ['Speed', 'Up to 10 Gbit/s'], ['Thickness', '2.1 mm'], ['In the bag', '10 clips, 10 nails'], ['Ends', 'Plug to plug']],
  },
  'round-cable-05': {
    about: 'One colour for the router, one for the server, one for the printer, one to spare. A hood protects the catch of the plug when you pull the cable through a bundle.',
    specs: [['Length', '0.5 m'], ['Speed', 'Up to 10 Gbit/s'], ['Diameter', '5.6 mm'], ['Catch', 'Under a hood'], ['Ends', 'Plug to plug']],
  },
  'fibre-20': {
    about: 'Light instead of copper, in a steel jacket that stops a spade. You can bury it two spades deep. The small converters for both ends are in the box, ready to plug in.',
    specs: [['Length', '20 m'], ['Speed', '10 Gbit/s'], ['Jacket', 'Steel and polyethylene, 6 mm'], ['In the box', '2 converters, 2 power supplies'], ['Bend', 'Not tighter than a saucer']],
  },
  'usb-c-woven': {
    about: 'The plug is a third of a millimetre longer than usual, still within the standard. That keeps the drive connected when someone dusts.',
    specs: [['Length', '1 m'], ['Speed', '40 Gbit/s'], ['Power', 'Up to 100 W'], ['Sleeve', 'Woven polyester'], ['Ends', 'Plug to plug']],
  },
  'usb-c-socket': {
    about: 'The socket has two ears with holes, so you can screw it to the edge of a shelf. From then on you can plug in a drive standing up.',
    specs: [['Length', '1 m'], ['Speed', '20 Gbit/s'], ['Power', 'Up to 60 W'], ['Screws', 'Two, included'], ['Ends', 'Plug to socket']],
  },
  'power-angled': {
    about: 'Angled at the machine, flat at the wall: together they save six centimetres behind the shelf. We test the earth pin of every single cord.',
    specs: [['Length', '2 m'], ['Rated', '10 A, 250 V'], ['Plug', 'Type F, flat'], ['Socket', 'C13, angled'], ['Ends', 'Plug to socket']],
  },
  'console-cable': {
    about: 'One end goes into the server, the other into any laptop, and a text window opens. Most people need it once in five years, on the worst evening.',
    specs: [['Length', '2 m'], ['Server', 'USB-C or RJ45'], ['Laptop', 'USB-C, works at once'], ['Card', 'With the four commands that matter'], ['Ends', 'Plug to socket']],
  },
  'quiet-ups': {
    about: 'It stays silent. When the power fails, it tells the box, waits for as long as is sensible, and has it save everything before the battery is empty. You can change the cells by hand.',
    specs: [['Runs', 'A Hearth One for 40 minutes'], ['Sockets', '3'], ['Size', '25 × 15 × 9 cm'], ['Cells', 'Lithium iron phosphate, replaceable'], ['Noise', 'None']],
  },
  'power-meter': {
    about: 'Press the button and it switches from watts to the cost per year, at the price you set. It works offline. The numbers are large enough to read standing up.',
    specs: [['Range', '0.2 to 3,600 W'], ['Accuracy', 'One per cent'], ['Display', '4 figures, 14 mm'], ['Own use', '0.3 W'], ['Plug', 'Type F']],
  },
  'dust-filter': {
    about: 'Cut it with scissors along the printed lines to fit the intake of a Longhouse or anything with a steel case. Rinse once a quarter, with lukewarm water and without soap.',
    specs: [['Pieces', '5'], ['Size', '12 × 12 cm, can be cut'], ['Mesh', '0.4 mm'], ['Rim', 'Magnetic'], ['Washable', 'Yes']],
  },
  'cork-feet': {
    about: 'A shelf is a soundboard. Four slices of cork between it and the box take away the last of a drive’s hum, and keep the box in place when you plug something in.',
    specs: [['Pieces', '4'], ['Size', '30 mm across, 9 mm high'], ['Carries', '15 kg'], ['Fixing', 'Self-adhesive'], ['Cork', 'Portuguese, offcuts']],
  },
  'label-sheet': {
    about: 'In four years you will have forgotten which grey cable was which. A label takes ten seconds. The glue holds on cable sleeves and comes off them cleanly.',
    specs: [['Labels', '48 on two sheets'], ['Size', '60 × 12 mm, wraps around'], ['Writes with', 'Pencil, ballpoint'], ['Holds', '−20 to 60 °C'], ['Removal', 'Comes off clean']],
  },
  'security-key': {
    about: 'It answers only the address that it was registered with, so a copy of a sign-in page gets nothing out of it. One for the key ring and one for the drawer: register both on the same day.',
    specs: [['Plug', 'USB-C, and NFC for phones'], ['Standard', 'FIDO2'], ['Battery', 'None'], ['Body', 'Brass, lacquered'], ['Weight', '9 g']],
  },
  'shelf-bracket': {
    about: 'One sheet of steel, bent four times. It keeps three centimetres of air between wall and server, and hangs on two screws of the kind found in any kitchen drawer.',
    specs: [['Fits', 'Hearth One, Hearth Mini, Gatepost'], ['Steel', '1.5 mm, powder-coated'], ['Carries', '12 kg'], ['Wall', 'Two screws, not included'], ['Size', '20 × 22 × 9 cm']],
  },
  'room-sensor': {
    about: 'It measures every ten minutes and reports only to your own server, on your own network. A year’s curve shows whether the cupboard under the stairs was a good idea.',
    specs: [['Measures', 'Temperature and humidity'], ['Radio', 'Zigbee'], ['Battery', 'Two years, one CR2450'], ['Size', '4 × 4 × 1.4 cm'], ['Accuracy', '0.3 °C']],
  },
  'the-quiet-machine': {
    about: 'Ten chapters, one for each year. The first is about where to put the box, the seventh about the day you replace it, and the last about who gets the passwords when you are gone.',
    specs: [['Pages', '208, sewn'], ['Language', 'English'], ['Drawings', '64, by hand'], ['Paper', '90 g, from a mill that still runs'], ['Size', 'A5']],
  },
  'answers-at-home': {
    about: 'Forty questions that people really asked their files, the answers they got, and a sober look at what was wrong with eleven of them. With a chapter on how to ask so that a wrong answer shows.',
    specs: [['Pages', '176, sewn'], ['Language', 'English'], ['Examples', '40, all with their sources'], ['Edition', 'First'], ['Size', 'A5']],
  },
  'a-house-of-wires': {
    about: 'Written by an electrician and a joiner who share an office and agree about little. Folded into the back are four sheets of squared paper and a cut-out template for sockets.',
    specs: [['Pages', '144, sewn'], ['Language', 'English'], ['Plans', '31, fold-out'], ['Template', 'For sockets, life-size'], ['Size', 'A4']],
  },
  'the-restore-book': {
    about: 'Each month has a task, from a single letter to the whole server, and a line for a date and a signature. After a year you know what your backups are worth, and so does your auditor.',
    specs: [['Pages', '96, stapled, lies flat'], ['Language', 'English'], ['Restores', '12'], ['Paper', 'Takes ink'], ['Size', 'A5']],
  },
  'letters-to-my-router': {
    about: 'Twenty-one letters, to a router, a doorbell, a printer in its last year. Some are complaints. The one to a couple’s first server has been read aloud at two weddings.',
    specs: [['Pages', '112, glued'], ['Language', 'English'], ['Letters', '21'], ['Cover', 'Letterpress'], ['Size', 'A6']],
  },
  'who-reads-along': {
    about: 'Follows one message from a kitchen in Leeds to a phone in Graz and stops at each of the nineteen machines in between, to ask what it saw. Written for beginners, with many arrows.',
    specs: [['Pages', '192, sewn'], ['Language', 'English'], ['Maps', '19'], ['Glossary', '80 words'], ['Size', 'A5']],
  },
  'field-notes-blank': {
    about: 'Thirty-two spreads, one for each machine: where it was bought, what it is called on the network, what was changed and when. The pocket at the back holds leftover screws.',
    specs: [['Pages', '72, stitched'], ['Ruling', 'Printed forms and dots'], ['Pocket', 'At the back'], ['Elastic', 'Cotton'], ['Size', 'A6']],
  },
  'the-small-office': {
    about: 'The forms that a small practice or firm is asked for, once filled in with an invented example and once blank. The paper is punched for the binder you have.',
    specs: [['Sheets', '64, punched'], ['Language', 'English'], ['Forms', '22, each with an example'], ['Files', 'On request, as text'], ['Size', 'A4']],
  },
  'house-in-section': {
    about: 'One line, from chimney to cellar. It took eleven attempts and a long table. The server stands left of the plums, in the coolest corner of the house.',
    specs: [['Size', '30 × 90 cm'], ['Paper', '170 g, cotton'], ['Print', 'One colour, from a plate'], ['Edition', 'Open'], ['Frame', 'Not included']],
  },
  'tunnel-map': {
    about: 'Four lines, eleven stations, one interchange. Zone 1 is your cupboard. Children ask where the trains are, which is a good place to start.',
    specs: [['Size', '50 × 70 cm'], ['Paper', '170 g, matt'], ['Print', 'Four colours'], ['Edition', 'Open'], ['Frame', 'Not included']],
  },
  'alphabet-of-ports': {
    about: 'Drawn life-size, so that you can hold a plug against the wall and learn its name. X was hard; we found one in an old camera.',
    specs: [['Size', '50 × 70 cm'], ['Paper', '170 g, matt'], ['Sockets', '24'], ['Edition', 'Open'], ['Frame', 'Not included']],
  },
  'night-window': {
    about: 'Printed in four blacks, one after the other. The green in the window is the only colour, the green of a server where all is well.',
    specs: [['Size', '30 × 40 cm'], ['Paper', '250 g, cotton'], ['Print', 'Four blacks and a green'], ['Edition', '200, numbered'], ['Frame', 'Not included']],
  },
  'exploded-hearth': {
    about: 'The parts hang above one another on a thin line, as they come out. A numbered list stands below, so that you can work from the picture.',
    specs: [['Size', '50 × 70 cm'], ['Paper', '170 g, matt'], ['Parts', '38, numbered'], ['Edition', 'Open'], ['Frame', 'Not included']],
  },
  'forest-floor': {
    about: 'Drawn in the Harz over three afternoons, lying down. The threads between the roots were counted, until it began to rain.',
    specs: [['Size', '50 × 70 cm'], ['Paper', '250 g, cotton'], ['Print', 'Two greens'], ['Edition', '150, numbered'], ['Frame', 'Not included']],
  },
  'tower-of-backups': {
    about: 'A child built it and we drew it: three blocks, two kinds, one beside the window. It hangs well next to your own backups.',
    specs: [['Size', '30 × 40 cm'], ['Paper', '170 g, matt'], ['Print', 'Three colours'], ['Edition', 'Open'], ['Frame', 'Not included']],
  },
  'wave-study': {
    about: 'A microphone stood beside a Hearth One for twenty-four hours. The bump at seven in the morning is a coffee grinder, two rooms away.',
    specs: [['Size', '50 × 70 cm'], ['Paper', '250 g, cotton'], ['Print', 'One green'], ['Edition', '90, numbered'], ['Frame', 'Not included']],
  },
};

export type ProductDetails = {
  about: string;
  specs: readonly (readonly [term: string, text: string])[];
};

/** Reviews written for this demonstration, by the category of what they are about. */
// oxfmt-ignore
export const EXAMPLE_REVIEWS: Readonly<Record<string, readonly ExampleReview[]>> = {
  'category-1': [
    { initials: 'M. K.', stars: 5, title: 'We forget that it’s there', text: 'It stands behind the cookery books. The only sign of it is homework finished with fewer arguments.' },
    { initials: 'T. A.', stars: 4, title: 'Slower than the big services, and ours', text: 'Long answers take their time. In return, the letters from the tax office stay in the flat.' },
    { initials: 'R. D.', stars: 5, title: 'Opened it the same evening', text: 'A few screws, as promised, and every part has a number. I put it all back and it still runs.' },
  ],
  drives: [
    { initials: 'S. V.', stars: 5, title: 'Lost a drive, kept the files', text: 'The light went amber on a Tuesday, the new drive came on Thursday, and on Friday it was green.' },
    { initials: 'J. L.', stars: 4, title: 'Does one thing', text: 'I plugged it in and it worked. I would have liked a cable ten centimetres longer.' },
    { initials: 'B. O.', stars: 4, title: 'Audible at night', text: 'Not loud, but I moved it out of the bedroom. On cork feet in the hall, it’s fine.' },
  ],
  cables: [
    { initials: 'E. W.', stars: 5, title: 'Under two doors', text: 'Both still close. My landlord has yet to notice it.' },
    { initials: 'N. F.', stars: 5, title: 'The catch is still on', text: 'After a year of pulling it through a full cupboard. That’s a first for me.' },
    { initials: 'P. C.', stars: 4, title: 'Good, and exactly as long as it says', text: 'Measure the way around the door frame first. I ended up ordering the longer one.' },
  ],
  'small-parts': [
    { initials: 'G. H.', stars: 5, title: 'Small, and just right', text: 'I had put it off for two years because it’s such a small thing. It took four minutes.' },
    { initials: 'A. B.', stars: 4, title: 'Says what it does', text: 'And does it. The instructions are one sheet, with a drawing that looks like my own shelf.' },
    { initials: 'L. M.', stars: 4, title: 'Ordered a second one', text: 'My father took the first one home with him.' },
  ],
  books: [
    { initials: 'C. R.', stars: 5, title: 'Read it on two trains', text: 'I expected a manual. It is one, but half the lines I underlined are about life rather than computers.' },
    { initials: 'H. S.', stars: 4, title: 'Lies flat', text: 'You see the point once you have both hands in a cupboard. The index could be longer.' },
    { initials: 'D. P.', stars: 5, title: 'A present that got used', text: 'It came back from my brother with pencil in the margins and a coffee ring on page 60.' },
  ],
  prints: [
    { initials: 'F. T.', stars: 5, title: 'People stop in front of it', text: 'And then they ask what it is. Twice, that took up the whole evening.' },
    { initials: 'I. G.', stars: 5, title: 'The paper', text: 'You notice it before you notice the drawing. It came rolled, in a tube that survived our stairwell.' },
    { initials: 'O. N.', stars: 4, title: 'Smaller than I had pictured', text: 'My fault: the size is given. It now hangs in the narrow spot beside the window, and looks better there.' },
  ],
};

export type ExampleReview = { initials: string; stars: number; title: string; text: string };
