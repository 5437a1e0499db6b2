/// Version of the program.
let lottieVersion = "0.1.0"
